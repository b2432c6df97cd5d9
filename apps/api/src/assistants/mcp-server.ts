import type { McpServer } from '@modelcontextprotocol/server'
import { ApiError } from '../platform/errors.ts'
import { programVersion } from '../platform/program-version.ts'
import type { Ask } from './ask.ts'
import { answerOf } from './bounded.ts'
import type { Tool } from './tool.ts'

/** A server of the Model Context Protocol with these tools, for one request. Its library is loaded at the first one. */
export async function mcpServer(tools: readonly Tool[], ask: Ask): Promise<McpServer> {
  const { McpServer: Server } = await import('@modelcontextprotocol/server')
  const server = new Server({ name: 'dvor', version: programVersion })
  for (const { name, title, description, input, changesNothing, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: changesNothing, destructiveHint: false, openWorldHint: false },
      },
      async (values) => {
        try {
          const answer = answerOf(await run(ask, values))
          return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          const { code, message, extras } = error
          const { fields, details } = extras
          const text = JSON.stringify({ code, message, fields, details })
          return { content: [{ type: 'text', text }], isError: true }
        }
      },
    )
  return server
}
