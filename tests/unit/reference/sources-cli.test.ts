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

  it('is read', async () => {
    const source = await read(
      "{ type: 'global', summary: 'Go', description: ` ${this.env.config.getGitHost()} `, options: [{ name: 'far', summary: 'Far', default: '2' }] }",
    );
    expect(source.commands.get('go')).toMatchObject({
      scope: 'global',
      description: 'git.ionicjs.com',
      options: [{ name: 'far', type: 'string', default: '2', value: 'far', frameworks: [] }],
    });
    expect(source.globalOptions.map(({ name }) => name)).toEqual(['quiet']);
  });

  it.each([
    ["{ type: 'other', summary: '' }", 'base[0].type: must be one of [global, project]'],
    [
      "{ type: 'global', summary: '', options: [{ summary: 'x' }] }",
      'base[0].options[0].name: is required',
    ],
    [
      "{ type: 'global', summary: this.env.session.token }",
      'the metadata asks for env.session, which is not provided',
    ],
    [
      "{ type: 'global', summary: this.env.config.get('tokens.user') }",
      'the metadata asks for env.config.get, which is not provided',
    ],
  ])('%s', async (metadata, message) => {
    expect(await rejection(read(metadata))).toBe(`@ionic/cli@7.0.0: ${message}`);
  });

  it('without its modules', async () => {
    const site = makeSite({
      'node_modules/@ionic/cli/package.json': { name: '@ionic/cli', version: '1.2.3' },
    });
    const error = await rejection(createRegistry(site).cli('@ionic/cli'));
    expect(error).toMatch(/^@ionic\/cli@1\.2\.3: Cannot find module/);
    expect(error).not.toContain('\n');
  });
});
