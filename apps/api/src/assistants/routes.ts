import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { authenticator } from '../accounts/sign-in/authenticate.ts'
import type { AccountServices } from '../accounts/services.ts'
import { forbidden, unauthorized } from '../platform/errors.ts'
import { answerErrors } from '../platform/http/http.ts'
import { readSettings } from '../property/settings.ts'
import { askFor } from './ask.ts'
import { guestTools } from './guest-tools.ts'
import { llmsText } from './llms-text.ts'
import { mcpServer } from './mcp-server.ts'
import { Plans } from './plans.ts'
import { staffTools } from './staff-tools.ts'
import { mayUse, type Tool } from './tool.ts'

const methods = ['GET', 'POST', 'DELETE']

/**
 * Serves the Model Context Protocol: `/mcp/public` for everybody's assistants, `/mcp` for programs with a key, and
 * `/llms.txt`, which tells of them. To be registered without a prefix beside the API, whose calls the tools make.
 */
export function assistantServer(services: AccountServices): FastifyPluginAsync {
  const { db, publicUrl } = services
  const authenticate = authenticator(services)
  return async (app) => {
    answerErrors(app)
    app.get('/llms.txt', async (_request, reply) => {
      const { business_name } = await readSettings(db)
      return reply.type('text/plain; charset=utf-8').send(llmsText(business_name, publicUrl))
    })
    app.route({
      method: methods,
      url: '/mcp/public',
      handler: async (request, reply) => {
        await refuseForeignOrigin(request, services)
        return answer(app, request, reply, { tools: guestTools, publicUrl })
      },
    })
    app.route({
      method: methods,
      url: '/mcp',
      handler: async (request, reply) => {
        await refuseForeignOrigin(request, services)
        reply.header('www-authenticate', 'Bearer')
        const actor = await authenticate(request)
        if (actor.kind !== 'key') throw unauthorized()
        reply.removeHeader('www-authenticate')
        const tools = staffTools(new Plans(services, actor.key.id)).filter((tool) => mayUse(actor, tool))
        return answer(app, request, reply, { tools, publicUrl })
      },
    })
  }
}

/** Browsers send the page's origin: only our own pages and the sites of the settings may use the endpoints. */
async function refuseForeignOrigin(
  { headers: { origin } }: FastifyRequest,
  { publicUrl, allowedOrigins }: AccountServices,
): Promise<void> {
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  if (!(await allowedOrigins.list()).includes(origin)) throw forbidden()
}

interface Offered {
  readonly tools: readonly Tool[]
  readonly publicUrl: string
}

async function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { tools, publicUrl }: Offered,
): Promise<FastifyReply> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server')
  const handler = createMcpHandler(() => mcpServer(tools, askFor(app, request)))
  const response = await handler.fetch(asWebRequest(request, publicUrl), { parsedBody: request.body })
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply
    .header('cache-control', 'no-store')
    .status(response.status)
    .send(await response.text())
}

function asWebRequest({ method, url, headers, body }: FastifyRequest, publicUrl: string): Request {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
  )
  return new Request(new URL(url, publicUrl), {
    method,
    headers: texts,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
}
