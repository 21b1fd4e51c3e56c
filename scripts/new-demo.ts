/**
 * Makes a demo out of the plain HTML that you wrote.
 *
 *   tsx scripts/new-demo.ts button/fills "A button that fills" "塗りつぶされるボタン" api/button#fill
 */
import { newDemo } from './demos/new-demo';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const files = await newDemo(ROOT, process.argv.slice(2));
  for (const file of files) console.log(file);
  const translated = files.filter((file) => file.startsWith('i18n/'));
  console.log('\nWhat a script of demo.html does is yours to write in each framework; then:');
  console.log('- meta.json: height in pixels, and the steps to try');
  console.log('- i18n/ja/demos.json: texts that have no entry yet');
  if (translated.length > 0) console.log(`- npm run i18n:stamp -- ${translated.join(' ')}`);
});
