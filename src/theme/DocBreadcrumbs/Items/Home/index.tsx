/** Replaces the first breadcrumb: the logo and the first link of the navbar lead home already. */
export default function HomeBreadcrumbItem(): null {
  return null;
}
