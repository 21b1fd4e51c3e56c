/**
 * The style sheet that shows a choice in a page from the server, whose tabs all show the first one. It
 * holds until the app runs: then the tabs follow the choice by themselves. While the app starts, the attribute
 * that tells so is empty for some frames, with the tabs still on the first one. Where the app does not come, all tabs
 * are shown.
 *
 * @param group group of tabs
 * @param value chosen value; tabs that do not have it stay as they are
 */
export function choiceStyle(group: string, value: string): string {
  const row = `[data-app]:not([data-has-hydrated=true]) .choose-${group}.has-${value}`;
  const chosen = `.is-${value}`;
  return [
    `${row}+*>:not(${chosen}){display:none}`,
    `${row}+*>${chosen}{display:block}`,
    `${row}>:not(${chosen}){color:var(--ifm-tabs-color);border-color:transparent}`,
    `${row}>${chosen}{color:var(--ifm-tabs-color-active);border-bottom-color:var(--ifm-tabs-color-active-border)}`,
  ].join('');
}
