// A worker is there only where the reader has asked for one
if (typeof navigator !== 'undefined' && navigator.serviceWorker?.controller) {
  void import(/* webpackChunkName: "offline" */ '@theme/Offline/Panel/announce').then(
    ({ announceUpdates }) => announceUpdates(),
  );
}
