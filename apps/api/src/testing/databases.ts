import pg from 'pg'
import { expect, inject as provided } from 'vitest'
import { newId } from '../db/ids.ts'
import { templateName } from './global-setup.ts'

/** Creates the databases of a worker's tests. An idle connection does not keep the worker alive. */
let administration: pg.Pool | undefined

function administrate(): pg.Pool {
  if (administration) return administration
  administration = new pg.Pool({ ...provided('cluster'), max: 1, allowExitOnIdle: true })
  // The cluster may end first.
  administration.on('error', () => undefined)
  return administration
}

/** The copies that the worker's present file of tests has made. */
let copies: { file: string | undefined; names: string[] } = { file: undefined, names: [] }

/** A new copy of the prepared database, or of another one without connections: 20 ms. */
export async function copyDatabase(template = templateName): Promise<pg.PoolConfig> {
  await dropCopiesOfOtherFile()
  const name = newName()
  copies.names.push(name)
  return copy(template, name)
}

/** A copy that later test files of the worker use, too, until `dropUnused` removes it. */
export const copyForSharing = (template: string): Promise<pg.PoolConfig> => copy(template, newName())

const newName = () => `t_${newId().replaceAll('-', '')}`

async function copy(template: string, name: string): Promise<pg.PoolConfig> {
  await administrate().query(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  )
  return { ...provided('cluster'), database: name }
}

/** A run makes hundreds of copies of 13 MB, which would all lie in memory until its end. */
async function dropCopiesOfOtherFile(): Promise<void> {
  const { testPath: file } = expect.getState()
  if (file === copies.file) return
  const { names } = copies
  copies = { file, names: [] }
  for (const name of names) await dropUnused(name)
}

const OBJECT_IN_USE = '55006'

/** Removes a database. One that a process of its test still reads stays until the cluster ends. */
export async function dropUnused(name: string): Promise<void> {
  try {
    await administrate().query(`drop database if exists ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== OBJECT_IN_USE) throw error
  }
}
