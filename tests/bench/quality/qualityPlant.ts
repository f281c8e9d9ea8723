import { registry } from '../../../server/domain/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { openStore } from '../../../server/store/index.ts'
import { inProcess } from '../../support/servers/inProcess.ts'
import { postgresComplaints, sqliteComplaints, type Volume } from './complaintBase.ts'

export const LAST_DAY = '2026-11-21'
export const NOW = new Date(`${LAST_DAY}T03:00:00Z`)
export const SERVER = process.env.BENCH_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const actor = systemActor(1)
const FEW: Volume = { complaints: 2_000, open: 60, hasHistory: false, lastDay: LAST_DAY }
const MANY: Volume = { complaints: 200_000, open: 600, hasHistory: true, lastDay: LAST_DAY }

export type BaseName = 'sqlite' | 'postgres'
export const urlOf = async (base: BaseName, volume: Volume) =>
  base === 'sqlite' ? `file:${await sqliteComplaints(volume)}` : postgresComplaints(volume, SERVER)

async function opened(base: BaseName, volume: Volume) {
  const url = await urlOf(base, volume)
  const store = await openStore({ url, now: () => NOW })
  const api = await inProcess(store, registry)
  return {
    ...{ url, store, complaints: volume.complaints },
    async ask<T = Record<string, unknown>>(query: string, variables: object = {}): Promise<T> {
      const { data, errors } = await api.ask(actor, query, { variables })
      if (errors.length) throw new Error(errors[0]?.message)
      return data as T
    },
    async close() {
      await api.close()
      await store.close()
    },
  }
}
export type Opened = Awaited<ReturnType<typeof opened>>
/** A plant with few complaints, and one with many and five years of everything else. */
export const openPlants = async (base: BaseName) => ({ few: await opened(base, FEW), many: await opened(base, MANY) })
