import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { version } from '../package.json';
import { Docs } from './docs';
import type { Source } from './source';
import { checkInput, toolsOf } from './tools';

/**
 * A server of the Model Context Protocol that answers from a built site. It checks what tools are asked itself:
 * the SDK's own messages have a line for each brace.
 */
export function createServer(source: Source): Server {
  const tools = toolsOf(new Docs(source));
  const server = new Server({ name: 'ionic-docs', version }, { capabilities: { tools: {} } });

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, schema }) => ({
      name,
      description,
      inputSchema: z.toJSONSchema(schema, { io: 'input' }) as { type: 'object' },
      annotations: { readOnlyHint: true },
    })),
  }));

  server.setRequestHandler(
    CallToolRequestSchema,
    async ({ params: { name, arguments: input } }) => {
      try {
        const tool = tools.find((candidate) => candidate.name === name);
        if (!tool) {
          const accepted = tools.map((candidate) => candidate.name).join(', ');
          throw new Error(`tool ${JSON.stringify(name)}: not known, accepts ${accepted}`);
        }
        const text = await tool.run(checkInput(tool, input));
        return { content: [{ type: 'text', text }] };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return { content: [{ type: 'text', text }], isError: true };
      }
    },
  );
  return server;
}
