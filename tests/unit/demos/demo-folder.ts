import { join } from 'node:path';
import { outputFile } from '../../../src/lib/output-file';

/** Facts of a demo, as few as there may be. */
export const META = {
  title: { en: 'Basic', ja: '基本' },
  height: 200,
  steps: [{ see: 'ion-button' }],
};

/** The files of a demo that is right, by their paths. */
export const GOOD: Record<string, string> = {
  'meta.json': JSON.stringify(META),
  'demo.html': '<ion-button></ion-button>\n',
  'angular.ts':
    "@Component({\n  selector: 'app-example',\n  template: '',\n})\nexport class ExampleComponent {}\n",
  'react.tsx': 'export default function Example() {}\n',
  'vue.vue': '<script setup lang="ts"></script>\n',
};

/** Writes the folder of a demo; a file that is undefined is left out. */
export function writeDemo(
  root: string,
  name: string,
  files: Readonly<Record<string, string | undefined>>,
): void {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    outputFile(join(root, name, file), text);
  }
}
