// A worker is there only where the reader has asked for one; without a network nothing is known of a newer state
if (typeof navigator !== 'undefined' && navigator.serviceWorker?.controller) {
  import(/* webpackChunkName: "offline" */ '@theme/Offline/Panel/announce')
    .then(({ announceUpdates }) => announceUpdates())
    .catch(() => undefined);
}
