import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { wordsInStrings } from '../../../plugins/trim-css';
import { referencedVariables, removeUnusedVariables } from '../../../plugins/trim-css/variables';

describe('wordsInStrings', () => {
  it('reads string literals of every kind, and nothing else', () => {
    const words = wordsInStrings(
      "clsx('menu__link', `button--${size}`); // hero\nconst badge = 1;",
    );
    expect(words).toEqual(expect.arrayContaining(['menu__link', 'button--']));
    expect(words).not.toContain('hero');
    expect(words).not.toContain('badge');
  });
});

describe('removeUnusedVariables', () => {
  const trim = (css: string, elsewhere: string[] = []): string => {
    const root = postcss.parse(css);
    removeUnusedVariables(root, new Set(elsewhere));
    return root.toString().replace(/\s+/g, '');
  };

  it('keeps what a declaration reads, through other variables too', () => {
    expect(trim(':root{--a:var(--b);--b:1;--c:2} p{color:var(--a)}')).toBe(
      ':root{--a:var(--b);--b:1}p{color:var(--a)}',
    );
  });

  it('keeps what another file reads', () => {
    expect(trim(':root{--a:1;--b:2}', ['--b'])).toBe(':root{--b:2}');
  });

  it('removes variables that only unused variables read', () => {
    expect(trim(':root{--a:var(--b);--b:1} p{margin:0}')).toBe('p{margin:0}');
  });
});

describe('referencedVariables', () => {
  it('finds names with and without fallbacks', () => {
    expect(referencedVariables('calc(var( --a) + var(--b, 1px))')).toEqual(['--a', '--b']);
  });
});
