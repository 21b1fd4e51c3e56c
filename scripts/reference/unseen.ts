import type { Reason } from './coverage';

/**
 * Why members have no demo. Rules by name come first; a pattern whose members are gone, or all shown now,
 * fails the tests.
 */
export const UNSEEN: readonly Reason[] = [
  {
    why: 'A setting of every component, told in the guides',
    members: ['mode', 'animated', 'htmlAttributes'],
    rowSaysAll: true,
  },
  {
    why: 'Goes to the native link or button',
    members: ['rel', 'download', 'target', 'buttonType', 'ion-card.href', 'ion-item-option.href'],
    rowSaysAll: true,
  },
  {
    why: 'Acts only where a router changes the page',
    members: [
      ...['routerDirection', 'routerAnimation', 'ion-route.*', 'ion-route-redirect.*'],
      ...['ion-router.*', 'ion-router-outlet.animation'],
    ],
  },
  {
    why: 'Counts when a form is sent',
    members: [
      ...['required', 'minlength', 'ion-fab-button.form'],
      ...['ion-back-button.type', 'ion-card.type', 'ion-fab-button.type', 'ion-item-option.type'],
      ...['ion-datetime.name', 'ion-range.name', 'ion-textarea.name'],
    ],
  },
  {
    why: 'Goes to the native field, whose keyboard, autofill or layout shows it',
    members: [
      ...['autocapitalize', 'autocomplete', 'autocorrect', 'autofocus', 'inputmode', 'spellcheck'],
      ...['ion-input.multiple', 'cols', 'wrap'],
    ],
  },
  {
    why: 'The longer name of willPresent, didPresent, willDismiss or didDismiss',
    members: ['ion*WillPresent', 'ion*DidPresent', 'ion*WillDismiss', 'ion*DidDismiss'],
    rowSaysAll: true,
  },
  {
    why: 'Tells of the same moment as an event that a demo shows',
    members: ['onWillDismiss', 'onDidDismiss', 'ionNavWillChange', 'ionTabsDidChange'],
  },
  {
    why: 'As in another component, whose demo shows it',
    members: ['ion-router-link.color'],
  },
  {
    why: 'Looks for an element that the column no longer has, and does nothing',
    members: ['ion-picker-column.setFocus'],
  },
  {
    why: 'Fires an event, or acts while a finger is down, and changes nothing that is seen alone',
    members: ['ion-datetime.cancel', 'ion-refresher.cancel'],
  },
  {
    why: 'For the component around it: alone, it leaves two tabs on',
    members: ['ion-tab.setActive'],
  },
  {
    why: 'Returns an element or a state, and changes nothing',
    members: [
      ...['getInputElement', 'getScrollElement', 'getSlidingRatio', 'ion-menu.is*', 'canGoBack'],
      ...['ion-nav.get*', 'ion-tabs.get*'],
    ],
  },
  {
    why: 'Set by the component around it',
    members: ['ion-tab-button.selected', 'ion-tab-bar.selectedTab', 'ion-fab-button.show'],
  },
  {
    why: 'A component inside another, which applications do not write',
    members: ['ion-select-modal.*'],
    rowSaysAll: true,
  },
  {
    why: 'Deprecated as a whole: demos show how it is opened, its columns and its result, and what replaces it',
    members: ['ion-picker-legacy.*'],
  },
  {
    why: 'A box without a look around the parts that demos style',
    members: [
      ...['container', 'inner', 'wrapper', 'bottom', 'wheel', 'knob-handle*'],
      'ion-toast.content',
    ],
  },
  {
    why: 'Two names of one element, each shown',
    members: ['ion-toast.button cancel'],
    rowSaysAll: true,
  },
  {
    why: 'The text that has the part supporting-text too, by which a demo styles it',
    members: ['helper', 'error'].flatMap((text) =>
      ['checkbox', 'select', 'toggle'].map((name) => `ion-${name}.${text}-text`),
    ),
  },
  {
    why: 'Shows what an element inside shows too',
    members: ['ion-tab.component'],
  },
  {
    why: 'Needs a device, assistive technology or other code to make a difference',
    members: [
      ...['keyboardClose', 'focusTrap', 'forceOverscroll', 'ion-nav.swipeGesture'],
      ...['stopPropagation', 'ion-icon.lazy', 'sanitize'],
    ],
  },
];
