import { dirname, relative } from 'node:path'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'

/** Libraries with native code, or with files beside their code. */
const withFiles = ['sharp', '@node-rs/argon2', '@fastify/swagger', 'libheif-js', 'pdfmake', 'pg-native']
/** Libraries that are loaded when they are first used, if at all. */
const loadedLater = [
  '@scalar/fastify-api-reference',
  '@zxcvbn-ts/language-common',
  'imapflow',
  'stripe',
  'vite',
]

const apart = [...withFiles, ...loadedLater]
const isApart = (id: string) => apart.some((name) => id === name || id.startsWith(`${name}/`))

/**
 * A program with nearly all that it imports in a few files: it starts in a third of the time that its thousand modules
 * take (docs/measured.md).
 * @param program path of its main file
 * @param folder where the files will be written; the program finds files beside its sources from there
 * @param inOneFile whether dynamic imports are part of the one file as well
 */
export async function bundleProgram(
  program: string,
  folder: string,
  inOneFile = false,
): Promise<OutputChunk[]> {
  const input = await rolldown({
    input: program,
    platform: 'node',
    plugins: [keepPlaces(folder)],
    external: (id) => id.startsWith('node:') || isApart(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await input.generate({
    format: 'esm',
    codeSplitting: !inOneFile,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Names stay, for stack traces; the process keeps its sources in memory.
    minify: { compress: false, mangle: false, codegen: true },
    comments: false,
  })
  await input.close()
  return output
    .filter((file) => file.type === 'chunk')
    .map((chunk) => ({ ...chunk, code: inAscii(chunk.code) }))
}

/**
 * Escapes all other characters, those in SQL texts as well, which Rolldown's `charset` leaves: V8 keeps a text with a
 * single one in twice the memory (docs/measured.md).
 */
const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Keeps `import.meta` of each module: it finds the files beside it as before, and none takes itself for the program.
 */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\./ },
    handler(code, id) {
      const module = relative(folder, id)
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(module)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(module)}, import.meta.url).href`)
        .replaceAll('import.meta.main', 'false')
    },
  },
})
