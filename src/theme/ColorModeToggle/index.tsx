/** Wraps the button of the color mode: what it changed to is read out. */
import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type ColorModeToggleType from '@theme/ColorModeToggle';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';
import { announce } from '@site/src/lib/announce';

type Props = ComponentProps<typeof ColorModeToggleType>;
type Mode = Parameters<Props['onChange']>[0];

function nameOf(mode: Mode): string {
  return mode === 'dark'
    ? translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' })
    : translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });
}

export default function ColorModeToggle({ onChange, ...props }: Props): ReactNode {
  return (
    <OriginalColorModeToggle
      {...props}
      onChange={(mode: Mode) => {
        onChange(mode);
        announce(nameOf(mode));
      }}
    />
  );
}
