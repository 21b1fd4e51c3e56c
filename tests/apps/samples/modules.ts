import type { DemoVersion } from '../../../src/lib/demo';
import type { Tree } from './stubs';

const DECLARED = /@(Component|Directive|Pipe)\(\{([\s\S]*?)\}\)\s*export (?:default )?class (\w+)/g;
const LISTED = /(?:declarations|bootstrap):\s*\[([^\]]*)\]/g;

/** Name of the generated file. */
export const MODULE_FILE = 'shared-by-the-reader.module.ts';

/** Names that some module of a page declares or starts with: those cannot be standalone. */
export function namesInModules(tree: Tree): Set<string> {
  return new Set(
    [...tree.values()].flatMap((code) =>
      [...code.matchAll(LISTED)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
    ),
  );
}

function isStandalone(metadata: string, version: DemoVersion): boolean {
  return version.standaloneByDefault
    ? !/\bstandalone:\s*false/.test(metadata)
    : /\bstandalone:\s*true/.test(metadata);
}

/**
 * The module that a page leaves out: it declares the components that no module of the page declares,
 * and imports what a project of the Ionic CLI gives each of its modules. Without it, every element in
 * their templates would be unknown.
 *
 * @param tree the files that the page shows
 * @returns nothing where all components are standalone or declared
 */
export function sharedModule(tree: Tree, version: DemoVersion): string | undefined {
  const listed = namesInModules(tree);
  const found = [...tree].flatMap(([file, code]) =>
    file.endsWith('.ts')
      ? [...code.matchAll(DECLARED)]
          .filter(([, , metadata = '', name = '']) => {
            return !listed.has(name) && !isStandalone(metadata, version);
          })
          .map(([, , , name = '']) => ({ file, name }))
      : [],
  );
  if (found.length === 0) return undefined;
  const imports = found.map(
    ({ file, name }, index) =>
      `import { ${name} as C${index} } from './${file.replace(/\.ts$/, '')}';`,
  );
  return `import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { FormsModule, ReactiveFormsModule } from '@angular/forms';
import { RouterModule } from '@angular/router';
import { IonicModule } from '@ionic/angular';
${imports.join('\n')}

@NgModule({
  declarations: [${found.map((_, index) => `C${index}`).join(', ')}],
  imports: [CommonModule, FormsModule, ReactiveFormsModule, RouterModule, IonicModule],
})
export class SharedModule {}
`;
}
