import { checkModules } from './check-modules.ts'
import { checkWalks, writeFigures } from './check-walks.ts'
import { findCrowdedFolders } from './checks/folder-size.ts'
import { sourceFiles } from './checks/source-files.ts'
import { ROOT } from './project.ts'

/** Measures the structure, writes the figures into the guide and prints them. */
const circles = (await checkModules(ROOT)).filter(({ message }) => message.startsWith('circle'))
const crowded = findCrowdedFolders(await sourceFiles(ROOT))
const figures = await writeFigures(ROOT)
const wrong = await checkWalks(ROOT)
const lines = [
  `circles between files or folders: ${circles.length}`,
  `folders above 25 source files: ${crowded.length}`,
  ...[...circles, ...crowded, ...wrong].map(({ path, message }) => `  ${path}: ${message}`),
  '',
  figures,
]
process.stdout.write(`${lines.join('\n')}\n`)
if (circles.length + crowded.length + wrong.length > 0) process.exitCode = 1
