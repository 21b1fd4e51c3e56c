import { FRAMEWORKS, MODES } from './demo';

/**
 * What a reader chooses once for the whole site: the `groupId` of tabs, the look of the demos, and the
 * parameter of that name in a shared address. The values are those of the tabs.
 */
export const CHOICES = {
  framework: FRAMEWORKS,
  mode: MODES,
  os: ['macos', 'windows', 'linux'],
  platform: ['ios', 'android', 'web'],
  'package-manager': ['npm', 'yarn', 'pnpm'],
} as const;

/** A group of {@link CHOICES}. */
export type ChoiceGroup = keyof typeof CHOICES;

/** A value of a group. */
export type ChoiceOf<Group extends ChoiceGroup> = (typeof CHOICES)[Group][number];

/**
 * The framework that a guide is for: those of each are in a folder of their own.
 *
 * @param id of the page
 * @returns nothing for pages that are for all
 */
export function frameworkOfPage(id: string): ChoiceOf<'framework'> | undefined {
  return CHOICES.framework.find((framework) => id.startsWith(`${framework}/`));
}

/** Where the choice is kept: the key that the theme uses for a group of tabs. */
export function choiceKey(group: ChoiceGroup): string {
  return `docusaurus.tab.${group}`;
}

/** Options of the plugin that shows choices before the app runs. */
export const choicesOptions = {
  choices: Object.entries(CHOICES).map(([group, values]) => ({
    group,
    key: choiceKey(group as ChoiceGroup),
    values,
  })),
};

/** Classes that tell the style sheet of the choice which tabs and panels a group of tabs has. */
export const choiceClasses = {
  /** Of the row of tabs. */
  row: (group: ChoiceGroup, values: readonly string[]): string =>
    [`choose-${group}`, ...values.map((value) => `has-${value}`)].join(' '),
  /** Of one tab, and of its panel. */
  item: (value: string): string => `is-${value}`,
} as const;
