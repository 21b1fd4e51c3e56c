/** A choice as the script needs it. */
export interface Choice {
  /** Parameter of the address, and name of the group. */
  group: string;
  /** Key of the local storage. */
  key: string;
  values: readonly string[];
}

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

/**
 * JavaScript for the head of every page: it reads the choices from the address, then from the storage,
 * and adds the style sheet of those made, before anything is painted. A choice from a shared address
 * is stored, so that it holds on the pages that follow; what is none is taken out of the address, where
 * the tabs would prefer it to the one that is stored. The style sheet is constructed, because the site's
 * policy allows no `<style>` element.
 *
 * An address that the reader comes back to is older than what is stored: there the choice that is stored
 * takes the place of the one in the address. Its listener comes before the router's, which then reads
 * the address as it is left here.
 *
 * @param isInHash whether the query stands behind the route in the hash (`#/page?framework=vue`)
 */
export function choiceScript(choices: readonly Choice[], isInHash = false): string {
  const query = isInHash
    ? String.raw`(/^#[^?#]*\?([^#]*)/.exec(location.hash)||[])[1]`
    : 'location.search';
  const address = isInHash
    ? String.raw`location.pathname+location.search+location.hash.replace(/\?[^#]*/,query&&'?'+query)`
    : "location.pathname+(query&&'?'+query)+location.hash";
  // The hash router's own steps forward fire the event too. Their entries of the history are new and have no
  // state, so each gets one when it is first seen
  const onReturn = isInHash
    ? "function mark(){history.replaceState({},'')}history.state||mark();addEventListener('popstate',function(){history.state?read(true):mark()});"
    : "addEventListener('popstate',function(){read(true)});";
  const known = choices.map(({ group, key, values }) => [group, key, values]);
  const text = choiceStyle('$1', '$2');
  return `(function(){function read(again){var css='',query=new URLSearchParams(${query}),wrong=false;
${JSON.stringify(known)}.forEach(function(choice){var group=choice[0],asked=query.get(group),stored=null,value;
function isValue(text){return choice[2].indexOf(text)>=0}
try{stored=localStorage.getItem(choice[1])}catch(e){}
value=isValue(asked)&&!(again&&isValue(stored))?asked:stored;
if(asked!==null&&asked!==value){wrong=true;isValue(asked)?query.set(group,value):query.delete(group)}
try{if(value===asked&&value!==stored)localStorage.setItem(choice[1],value)}catch(e){}
if(isValue(value))css+=${JSON.stringify(text)}.replace(/\\$1/g,group).replace(/\\$2/g,value)});
if(wrong){query=String(query);history.replaceState(history.state,'',${address})}
return css}
var visit=performance.getEntriesByType('navigation')[0],css=read(!!visit&&/^(back|reload)/.test(visit.type));
${onReturn}
if(css){var sheet=new CSSStyleSheet();sheet.replaceSync(css);document.adoptedStyleSheets=document.adoptedStyleSheets.concat(sheet)}})()`.replaceAll(
    '\n',
    '',
  );
}
