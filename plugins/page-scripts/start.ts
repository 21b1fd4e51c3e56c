interface Options {
  /** Id of the configured announcement; absent when there is no bar. */
  announcementId?: string;
}

/**
 * JavaScript that runs before the first paint and corrects what the theme's own start-up script
 * (3.10.2) leaves in the attributes of the root element:
 *
 * - it copies any stored color mode, and any `?docusaurus-theme=`, although all but `dark` mean light;
 * - it hides a dismissed announcement without asking which one was dismissed, so that a new one would
 *   stay hidden until the next page load.
 */
export function startScript({ announcementId }: Options): string {
  const colorMode = `['data-theme','data-theme-choice'].forEach(function(name){
if(root.getAttribute(name)!=='dark')root.setAttribute(name,'light')});`;
  const announcement = announcementId
    ? `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)})
root.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`
    : '';
  return `(function(){var root=document.documentElement;${colorMode}${announcement}})()`.replaceAll(
    '\n',
    '',
  );
}
