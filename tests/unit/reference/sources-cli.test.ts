import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../plugins/reference/sources/registry';
import { makeSite, rejection } from './helpers';

describe('the command line tool', () => {
  const color = 'exports.input = (text) => text; exports.strong = (text) => text;';
  const tool = (metadata: string, commands = '') => ({
    'package.json': { name: '@ionic/cli', version: '7.0.0' },
    'lib/color.js': color,
    'constants.js': "exports.PROJECT_TYPES = ['angular'];",
    'lib/config.js':
      "exports.GLOBAL_OPTIONS = [{ name: 'quiet', summary: 'Be quiet', type: Boolean }];",
    'lib/project.js': 'exports.createProjectFromDetails = async () => ({});',
    'commands.js': `
      const { input } = require('./lib/color');
      ${commands}
      exports.IonicNamespace = class {
        constructor({ env, project }) { this.env = env; this.project = project; }
        async getCommandMetadataList() {
          const namespace = { getMetadata: async () => ({}) };
          return [{ namespace, aliases: [], path: [['ionic'], ['go']], ...${metadata} }];
        }
      };`,
  });
  const read = (metadata: string) =>
    createRegistry(
      makeSite(
        Object.fromEntries(
          Object.entries(tool(metadata)).map(([file, data]) => [
            `node_modules/@ionic/cli/${file}`,
            data,
          ]),
        ),
      ),
    ).cli('@ionic/cli');

  it.each([
    ["{ type: 'other', summary: '' }", 'base[0].type: must be one of [global, project]'],
    [
      "{ type: 'global', summary: this.env.session.token }",
      'the metadata asks for env.session, which is not provided',
    ],
  ])('%s', async (metadata, message) => {
    expect(await rejection(read(metadata))).toBe(`@ionic/cli@7.0.0: ${message}`);
  });
});
