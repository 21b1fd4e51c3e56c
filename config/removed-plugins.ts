/** Wrappers of Cordova plugins that had a page below `native` as long as they were part of Ionic. */
export const REMOVED_PLUGINS: readonly string[] = `
  abbyy-rtr adjust admob admob-plus aes-256 all-in-one-sdk analytics-firebase android-exoplayer
  android-full-screen android-notch android-permissions anyline app-availability app-center-analytics
  app-center-crashes app-center-push app-preferences app-rate app-version apple-wallet appsflyer
  background-fetch background-geolocation background-mode background-upload badge barcode-scanner
  battery-status biocatch biometric-wrapper ble blinkid bluetooth-le bluetooth-serial branch-io
  broadcaster build-info calendar call-directory call-number camera-preview chooser clevertap
  cloud-settings code-push custom-uisdk deeplinks device-accounts device-motion device-orientation
  dfu-update diagnostic dialogs dns document-picker document-scanner document-viewer email-composer
  fabric facebook fcm file file-opener file-path file-transfer firebase firebase-analytics
  firebase-authentication firebase-config firebase-crash firebase-crashlytics firebase-dynamic-links
  firebase-messaging firebase-vision firebase-x flashlight foreground-service ftp gao-de-location
  ge-tui-sdk-plugin globalization google-analytics google-nearby google-plus health health-kit http
  iamport-cordova ibeacon image-picker imap in-app-browser in-app-purchase-2 in-app-review insomnia
  instagram intercom ionic-webview ios-aswebauthenticationsession-api is-debug keychain kommunicate
  launch-navigator launch-review line-login location-accuracy lottie-splash-screen media media-capture
  metrix mixpanel mlkit-translate mobile-messaging multiple-document-picker music-controls
  native-audio native-geocoder native-keyboard native-page-transitions native-storage
  network-interface nfc ocr onesignal open-native-settings openalpr pdf-generator photo-library
  photo-viewer printer pspdfkit-cordova purchases push pushape-push safari-view-controller
  screen-orientation service-discovery shake sign-in-with-apple smartlook sms sms-retriever
  social-sharing speech-recognition spinner-dialog spotify-auth sqlite sqlite-db-copy sqlite-porter
  star-prnt streaming-media stripe sum-up taptic-engine tealium tealium-adidentifier
  tealium-installreferrer theme-detection three-dee-touch touch-id unvired-cordova-sdk uptime
  urbanairship usabilla-cordova-sdk vibes vibration video-editor video-player web-intent web-server
  web-socket-server webengage wechat wheel-selector wifi-wizard-2 wonderpush youtube-video-player zbar
  zeroconf zoom
`
  .trim()
  .split(/\s+/);
