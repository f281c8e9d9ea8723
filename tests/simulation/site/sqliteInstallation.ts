import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Disk, watchDisks } from './disk.ts'
import { ground } from './ground.ts'
import type { Base, Copy, Installation } from './installation.ts'

const remove = (file: string) => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}
/** A base of SQLite: a file, which a process that is gone leaves behind as it is. */
export class SqliteInstallation implements Installation {
  readonly database = 'sqlite'
  readonly waits = 0
  readonly turns = ''
  readonly #folder: string
  #file = ''
  #lives = 0
  constructor(folder: string) {
    this.#folder = folder
  }
  async fill(start: Date): Promise<void> {
    this.#file = await ground(this.#folder, start)
  }
  watch(): () => void {
    return watchDisks()
  }
  async open(): Promise<Base> {
    return new Disk(this.#file)
  }
  async afterProcess(base: Base, { isPowerCut }: { readonly isPowerCut: boolean }): Promise<Base> {
    return (base as Disk).copyTo(join(this.#folder, `base${++this.#lives}.sqlite`), { isPowerCut })
  }
  forget({ file }: Base): void {
    remove(file)
  }
  async copy({ file }: Base, to: string): Promise<Copy> {
    copyFileSync(file, to)
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${to}-wal`)
    return { file: to }
  }
  async dropCopy({ file }: Copy): Promise<void> {
    remove(file)
  }
  async replace(base: Base, { file }: Copy): Promise<Base> {
    remove(base.file)
    return new Disk(file)
  }
  beginStep(): void {}
  async refresh(): Promise<void> {}
  async close(): Promise<void> {}
}
