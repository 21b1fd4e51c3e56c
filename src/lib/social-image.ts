/** Size of the picture that stands for a page where it is shared, in pixels: what all networks show in full. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * File of the picture of a page, below the base path.
 *
 * @param route path of the page, below the base path
 */
export function socialImage(route: string): string {
  return `img/social/${route.replace(/(?:^|\/)$/, '$&index')}.png`;
}
