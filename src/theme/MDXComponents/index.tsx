/** Wraps the theme's MDX components: adds the ones that pages use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Card, Cards } from '@site/src/components/Cards';
import Figure from '@site/src/components/Figure';

export default { ...MDXComponents, Tabs, TabItem, Figure, Cards, Card };
