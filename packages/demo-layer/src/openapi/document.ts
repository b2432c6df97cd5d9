import { callTable } from '../call-table.ts'
import { apps } from '../layer/apps.ts'
import type { Answers, Call } from '../layer/call.ts'
import { SchemaWriter, type Json } from './json-schema.ts'
import { parametersOf } from './parameters.ts'

/** The whole layer as an OpenAPI 3.1 document, made from the call table. */
export function openApiDocument(): Json {
  const writer = new SchemaWriter()
  const paths: Record<string, Json> = {}
  for (const call of callTable) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, writer) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Demo layer of the admin template',
      version: '1.0.0',
      description:
        'Sample data answered in the browser. No call needs authentication, and none reaches a server.',
    },
    tags: Object.entries(apps).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: writer.entities },
  }
}

function operation(call: Call, writer: SchemaWriter): Json {
  const parameters = parametersOf(call, writer)
  return {
    tags: [call.app],
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^a-z0-9]+/gi, '_')}`,
    summary: call.title,
    security: [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBody(call, writer.write(call.body, 'input')) } : {}),
    responses: responsesOf(call.answers, writer),
  }
}

function requestBody({ example }: Call, schema: Json): Json {
  return { required: true, content: { 'application/json': { schema, example: example.body } } }
}

const meanings: Record<string, string> = {
  200: 'Answered',
  201: 'Created',
  400: 'What was sent cannot be used',
  401: 'The token is not valid',
  404: 'There is no such thing',
}

function responsesOf(answers: Answers, writer: SchemaWriter): Json {
  const responses = Object.entries(answers).map(([status, schema]) => {
    const content = schema && { 'application/json': { schema: writer.write(schema, 'output') } }
    return [status, { description: meanings[status], ...(content ? { content } : {}) }]
  })
  return Object.fromEntries(responses) as Json
}
