import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  words: { title: string; items: [string, string, string] };
}

const ROWS = [0, 1, 2] as const;

function Ios({ words }: { words: Props['words'] }): ReactNode {
  return (
    <g transform="translate(8 8)">
      <rect className={styles.frame} width="164" height="316" rx="30" />
      <rect className={styles.screen} x="7" y="7" width="150" height="302" rx="24" />
      <rect className={styles.ink} x="59" y="14" width="46" height="12" rx="6" />
      <text className={styles.heading} x="82" y="52" textAnchor="middle">
        {words.title}
      </text>
      <path className={styles.hair} d="M7 64h150" />
      <rect className={styles.card} x="17" y="78" width="130" height="114" rx="12" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(17 ${78 + row * 38})`}>
          {row > 0 && <path className={styles.hair} d="M14 0h116" />}
          <text className={styles.row} x="14" y="24">
            {words.items[row]}
          </text>
          <path className={styles.chevron} d="m114 14 5 5-5 5" />
        </g>
      ))}
      <g transform="translate(17 206)">
        <rect className={styles.card} width="130" height="38" rx="12" />
        <rect className={styles.softLine} x="14" y="16" width="52" height="6" rx="3" />
        <rect className={styles.on} x="86" y="9" width="34" height="20" rx="10" />
        <circle className={styles.knob} cx="110" cy="19" r="8" />
      </g>
      <path className={styles.hair} d="M7 264h150" />
      <circle className={styles.on} cx="45" cy="282" r="7" />
      <circle className={styles.softLine} cx="82" cy="282" r="7" />
      <circle className={styles.softLine} cx="119" cy="282" r="7" />
      <rect className={styles.ink} x="57" y="300" width="50" height="4" rx="2" />
    </g>
  );
}

function Android({ words }: { words: Props['words'] }): ReactNode {
  return (
    <g transform="translate(192 32)">
      <rect className={styles.frame} width="164" height="316" rx="22" />
      <rect className={styles.screen} x="7" y="7" width="150" height="302" rx="16" />
      <circle className={styles.ink} cx="82" cy="18" r="5" />
      <rect className={styles.bar} x="7" y="30" width="150" height="42" />
      <text className={styles.headingMd} x="22" y="57">
        {words.title}
      </text>
      {ROWS.map((row) => (
        <g key={row} transform={`translate(7 ${78 + row * 42})`}>
          <circle className={styles.softLine} cx="24" cy="21" r="9" />
          <text className={styles.row} x="44" y="25">
            {words.items[row]}
          </text>
          <path className={styles.hair} d="M44 42h106" />
        </g>
      ))}
      <g transform="translate(7 206)">
        <rect className={styles.softLine} x="16" y="16" width="60" height="6" rx="3" />
        <rect className={styles.track} x="104" y="13" width="30" height="12" rx="6" />
        <circle className={styles.on} cx="128" cy="19" r="9" />
      </g>
      <circle className={styles.on} cx="128" cy="266" r="20" />
      <path className={styles.plus} d="M128 258v16m-8-8h16" />
      <rect className={styles.ink} x="57" y="300" width="50" height="4" rx="2" />
    </g>
  );
}

/** The same small app in iOS and Material Design clothes; drawn, so that it costs no request. */
export default function Devices({ label, words }: Props): ReactNode {
  return (
    <svg className={styles.devices} viewBox="0 0 364 356" role="img" aria-label={label}>
      <Ios words={words} />
      <Android words={words} />
    </svg>
  );
}
