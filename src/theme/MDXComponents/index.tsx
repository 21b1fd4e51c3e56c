/**
 * Wraps the theme's MDX components: adds the ones that pages use without an import. Large ones are taken over each in a task
 * of its own.
 */
import type { ComponentType } from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { later } from '@site/plugins/engine/client/Later';
import { Card, Cards } from '@site/src/components/Cards';
import ColorGenerator from '@site/src/components/ColorGenerator';
import Demo from '@site/src/components/Demo';
import Figure from '@site/src/components/Figure';
import { Gallery, Piece } from '@site/src/components/Gallery';
import IndexFilter from '@site/src/components/IndexFilter';
import StaticHtml from '@site/src/components/StaticHtml';
import Table from '@site/src/components/Table';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

export default {
  ...MDXComponents,
  pre: later(MDXComponents.pre as ComponentType<object>),
  admonition: later(MDXComponents.admonition as ComponentType<object>),
  input: TaskCheckbox,
  table: Table,
  Tabs: later(Tabs),
  TabItem,
  ColorGenerator,
  Demo: later(Demo),
  Figure: later(Figure),
  IndexFilter,
  Gallery: later(Gallery),
  Piece,
  StaticHtml,
  Cards,
  Card,
};
