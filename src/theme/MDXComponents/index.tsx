/** Wraps the theme's MDX components: adds the ones that pages use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Card, Cards } from '@site/src/components/Cards';
import ColorGenerator from '@site/src/components/ColorGenerator';
import Demo from '@theme/Demo';
import Figure from '@site/src/components/Figure';
import { Gallery, Piece } from '@site/src/components/Gallery';
import IndexFilter from '@site/src/components/IndexFilter';
import StaticHtml from '@site/src/components/StaticHtml';
import Table from '@site/src/components/Table';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

export default {
  ...MDXComponents,
  input: TaskCheckbox,
  table: Table,
  Tabs,
  TabItem,
  ColorGenerator,
  Demo,
  Figure,
  IndexFilter,
  Gallery,
  Piece,
  StaticHtml,
  Cards,
  Card,
};
