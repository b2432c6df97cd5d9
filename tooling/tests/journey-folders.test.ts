import { expect, it } from 'vitest'
import { sourceFiles } from '../checks/source-files.ts'
import { ROOT } from '../project.ts'
import { journeyFolders } from './journey-folders.ts'

const JOURNEY = /^e2e\/journeys\/(.+)\.spec\.ts$/

it('has every journey, so that a change of what it exercises runs it', async () => {
  const journeys = (await sourceFiles(ROOT)).flatMap((path) => JOURNEY.exec(path)?.[1] ?? [])
  expect(Object.keys(journeyFolders).toSorted()).toEqual(journeys.toSorted())
})
