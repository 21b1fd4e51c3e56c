import { describe, expect, it } from 'vitest';
import { foldImports, shownLines } from '../../../plugins/demos/imports';
import { highlightText } from '../../../src/lib/highlight';
import { textOfHtml } from '../../../src/lib/text-of-html';

const REACT = `import {
  IonButton,
  IonContent,
} from '@ionic/react';
import { useRef } from 'react';

export default function Example() {
  return <IonButton title={"import {"}>Go</IonButton>;
}
`;

const VUE = `<template>
  <ion-button
    fill="clear"
  >Go</ion-button>
</template>

<script setup lang="ts">
import { IonButton } from '@ionic/vue';
import { ref } from 'vue';
import './import.css';

const count = ref(0);
</script>
`;

const ANGULAR = `import { Component } from '@angular/core';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonContent,
  ],
  template: \`<ion-button [disabled]="[]">Go</ion-button>\`,
})
export class ExampleComponent {}
`;

function folded(source: string, language: string): string {
  return foldImports(highlightText(source, language), source);
}

describe('imports of a source', () => {
  it.each([
    ['tsx', REACT, 2, 'from', 'export'],
    ['vue', VUE, 3, 'IonButton', 'count'],
  ])('fold into one line that says how many there are: %s', (language, source, count, in_, out) => {
    const html = folded(source, language);
    const inside = /<details><summary data-imports="(\d+)"><\/summary>(.*)<\/details>/s.exec(html);
    expect(inside?.[1]).toBe(String(count));
    const text = textOfHtml(inside?.[2] ?? '');
    expect(text).toMatch(/^import .*;\n$/s);
    expect(text).toContain(in_);
    expect(text).not.toContain(out);
    // What the copy button copies
    expect(textOfHtml(html)).toBe(source);
  });

  it('fold in the decorator of an Angular component', () => {
    const html = folded(ANGULAR, 'ts');
    const inside = /<details><summary data-imports="2" data-in><\/summary>(.*)<\/details>/s.exec(
      html,
    );
    expect(textOfHtml(inside?.[1] ?? '')).toBe(
      '  imports: [\n    IonButton,\n    IonContent,\n  ],\n',
    );
    expect(textOfHtml(html)).toBe(ANGULAR);
    expect(shownLines(ANGULAR)).toBe(8);
  });
});
