import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { file, operationLog } from '../../../server/domain/system/index.ts'
import { contents, diskStorage, type Storage, type Uploads, uploads } from '../../../server/files/index.ts'
import { type Actor, operations, systemActor } from '../../../server/kernel/index.ts'
import { aboutPicture, greyPng, jpeg, noise, photo, png, webp, withText } from '../../support/browser/pictures.ts'
import { zip } from '../../support/images/apk.ts'
import { make, makePlant, person, unique } from '../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../domain/shop.ts'

let shop: Shop
let files: Uploads
let storage: Storage
let folder: string
/** Somebody who reports, and somebody else who does. */
let mei: Actor
let li: Actor

async function someone(permissions: readonly string[], plantId = shop.plantId): Promise<Actor> {
  const { id } = await make(shop.store, systemActor(plantId), user, { plantIds: [plantId] })
  return person(plantId, permissions, { userId: id, name: `person ${unique()}` })
}
beforeEach(async () => {
  shop = await openShop()
  folder = mkdtempSync(join(tmpdir(), 'millwright-uploads-'))
  storage = diskStorage(folder)
  files = uploads({ store: shop.store, registry, storage })
  mei = await someone(['repair:report:add', 'repair:report:edit', 'repair:report:list', 'masterdata:equipment:edit'])
  li = await someone(['repair:report:add', 'repair:report:list', 'masterdata:equipment:edit'])
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const onDisk = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile()).length
async function put(content: Buffer | Readable, { actor = mei, to = 'reportLog.photoIds', name = 'photo.jpg' } = {}) {
  const target = await files.admit(actor, to)
  return files.put(actor, target, { name, source: content instanceof Readable ? content : Readable.from([content]) })
}
const asDocument = (content: Buffer, name = 'x.txt') => put(content, { to: 'equipment.fileIds', name })
async function bytesOf(actor: Actor, id: number, size: 'whole' | 'thumb' = 'whole'): Promise<Buffer | undefined> {
  const found = await files.get(actor, id, size)
  if (!found) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of await found.open()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const sees = async (actor: Actor, id: number) => (await files.get(actor, id, 'whole')) !== undefined
const rowOf = async (id: number) => (await shop.read().of(file).many([id]))[0]
/** A report of Mei's with one photo. */
async function reportWithPhoto() {
  const { id } = await put(await jpeg())
  const ops = operations(shop.store, registry)
  const input = { reporterId: shop.someone.id, equipmentId: shop.machine.id, description: '漏油', isStopped: false, photoIds: [id] }
  return { photoId: id, report: await ops.create({ ...mei, permissions: new Set(['*:*:*']) }, reportLog, input) }
}

describe('a photo', () => {
  it('is kept as it came when it says nothing but its pixels, with a small one beside it', async () => {
    const content = await jpeg({ width: 800, height: 600 })
    const row = await put(content, { name: 'C:\\fakepath\\漏油 1.JPG' })
    expect(row).toMatchObject({
      name: '漏油 1.jpg',
      fileType: 'image/jpeg',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      width: 800,
      height: 600,
      ownerName: 'reportLog',
      ownerField: 'photoIds',
      ownerId: null,
      createdById: mei.userId,
      plantId: shop.plantId,
    })
    expect((await bytesOf(mei, row.id))?.equals(content)).toBe(true)
    expect(await aboutPicture(await bytesOf(mei, row.id, 'thumb'))).toMatchObject({ format: 'webp', width: 320, height: 240 })
    expect(onDisk()).toBe(2)
    const [logged] = await shop.read().of(operationLog).find({ resource: 'file', recordId: row.id })
    expect(logged).toMatchObject({ action: 'create', userName: mei.name })
    expect(logged?.changes).not.toContain(row.storageKey)
  })

  it('is stood upright, and forgets where and with what it was taken', async () => {
    const content = await photo({ width: 400, height: 300 })
    expect(content.includes('CanaryPhone')).toBe(true)
    const row = await put(content)
    const kept = (await bytesOf(mei, row.id)) as Buffer
    const about = await aboutPicture(kept)
    expect(row).toMatchObject({ width: 300, height: 400, bytes: kept.length, sha256: createHash('sha256').update(kept).digest('hex') })
    expect([about.width, about.height, about.exif, about.orientation]).toEqual([300, 400, undefined, undefined])
    for (const left of [kept, (await bytesOf(mei, row.id, 'thumb')) as Buffer])
      expect(/CanaryPhone|canary|Exif|GPS/.test(left.toString('latin1'))).toBe(false)
    expect(onDisk()).toBe(2)
  })

  it('is drawn anew when anything else hides in it', async () => {
    const [plain, drawn, web] = [await jpeg(), await png(), await webp()]
    const comment = Buffer.concat([plain.subarray(0, 2), Buffer.from('fffe000e', 'hex'), Buffer.from('CanaryPlace!'), plain.subarray(2)])
    const told = withText(drawn)
    for (const content of [
      comment,
      Buffer.concat([plain, Buffer.from('PK CanaryPlace')]),
      told,
      Buffer.concat([web, Buffer.from('CanaryPlace')]),
    ]) {
      const { id } = await put(content)
      expect([content.includes('CanaryPlace'), (await bytesOf(mei, id))?.includes('CanaryPlace')]).toEqual([true, false])
    }
    const profiled = await noise()
      .toColorspace('srgb')
      .withIccProfile('srgb')
      .jpeg({ progressive: true, restartInterval: 2 } as never)
      .toBuffer()
    for (const content of [plain, drawn, web, profiled]) expect((await bytesOf(mei, (await put(content)).id))?.equals(content)).toBe(true)
  })

  it.each([
    ['PNG', png, 'image/png', 'x.png'],
    ['WebP', webp, 'image/webp', 'x.webp'],
  ])('may be a %s, and is called what it is', async (_name, draw, fileType, name) => {
    expect(await put(await draw(), { name: 'x.jpg' })).toMatchObject({ fileType, name })
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['a text', Buffer.from('hello, this is no picture')],
    ['an SVG', Buffer.from(SVG)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  ])('is not %s, whatever its name', async (_what, content) => {
    expect(await refusal(put(content))).toBe('file.imagesOnly')
    expect(onDisk()).toBe(0)
  })

  it('is not a part of one', async () => {
    const content = await noise({ width: 300, height: 300 }).jpeg().toBuffer()
    expect(await refusal(put(content.subarray(0, content.length / 2)))).toBe('file.brokenImage')
    expect(await refusal(put((await png({ width: 300, height: 300 })).subarray(0, 60)))).toBe('file.brokenImage')
    expect(await refusal(put(Buffer.concat([(await jpeg()).subarray(0, 200), Buffer.alloc(5000, 7)])))).toBe('file.brokenImage')
    expect(onDisk()).toBe(0)
  })

  it('has at most 40 million pixels, however few bytes they take', async () => {
    const bomb = greyPng(8200, 5000)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusal(put(bomb))).toBe('file.tooManyPixels')
    expect(await put(greyPng(8000, 5000))).toMatchObject({ width: 8000, height: 5000 })
  })

  it('has at most 5 MB, and nothing of a larger one is left', async () => {
    const { maxBytes } = await files.admit(mei, 'reportLog.photoIds')
    expect(maxBytes).toBe(5 * 1024 * 1024)
    const head = (await jpeg()).subarray(0, 100)
    let sent = 0
    const endless = new Readable({
      read() {
        sent += 65_536
        this.push(sent === 65_536 ? head : Buffer.alloc(65_536))
      },
    })
    expect(await refusal(put(endless))).toBe('limits.bodyTooLarge')
    expect(sent).toBeLessThan(maxBytes * 1.3)
    expect(await refusal(put(Buffer.alloc(0)))).toBe('file.missing')
    expect(onDisk()).toBe(0)
  })
})

describe('a document', () => {
  const office = (kind: string, part: string) =>
    zip([
      [
        '[Content_Types].xml',
        `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
      ],
      [part, '<x/>'],
    ])
  it.each([
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), '保养手册.pdf', 'application/pdf', '保养手册.pdf'],
    ['plain text', Buffer.from('\uFEFF主电机：每周加油\r\n\t一次'), 'a.exe', 'text/plain', 'a.txt'],
    ['CSV', Buffer.from('编号,名称\n1,泵\n'), 'parts.CSV', 'text/csv', 'parts.csv'],
    ['Word', office('wordprocessingml.document', 'word/document.xml'), 'a.docx', /wordprocessingml\.document$/, 'a.docx'],
    ['Excel', office('spreadsheetml.sheet', 'xl/workbook.xml'), 'a.zip', /spreadsheetml\.sheet$/, 'a.xlsx'],
    ['PowerPoint', office('presentationml.presentation', 'ppt/presentation.xml'), 'a.pptx', /presentationml\.presentation$/, 'a.pptx'],
  ])('may be %s, by its content', async (_kind, content, name, fileType, kept) => {
    const row = await asDocument(content, name)
    expect(row).toMatchObject({ name: kept, fileType: expect.stringMatching(fileType), thumbKey: null, width: null })
    expect((await bytesOf(mei, row.id))?.equals(content)).toBe(true)
    expect(await bytesOf(mei, row.id, 'thumb')).toBeUndefined()
  })

  it('may be a picture too, with all that holds for pictures', async () => {
    const row = await asDocument(await photo(), 'nameplate.jpeg')
    expect(row).toMatchObject({ name: 'nameplate.jpeg', width: 48, height: 64 })
    expect((await bytesOf(mei, row.id))?.includes('CanaryPhone')).toBe(false)
    expect((await files.admit(mei, 'equipment.fileIds')).maxBytes).toBe(20 * 1024 * 1024)
  })

  it.each([
    ['a page', Buffer.from(' \n<html><body onload=alert(1)>')],
    ['an SVG', Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['an archive', zip([['a.txt', 'x']])],
    ['a text with control characters', Buffer.from('a\x00b')],
    ['a text in another coding', Buffer.from('b1e0bac5', 'hex')],
    ['a text that ends within a character', Buffer.from('泵').subarray(0, 2)],
  ])('is not %s', async (_what, content) => {
    expect(await refusal(asDocument(content))).toBe('file.documentsOnly')
    expect(onDisk()).toBe(0)
  })
})

describe('who may upload', () => {
  it('is asked for the field where none is named', async () => {
    expect(await refusal(files.admit(mei, ''))).toBe('file.noField')
  })
  it.each([
    'reportLog',
    'reportLog.description',
    'reportLog.photoIds.x',
    'nothing.photoIds',
    'reportLog.constructor',
    'operationLog.changes',
  ])('is asked about a field that takes files, not %j', async (to) => {
    expect(await refusal(files.admit(mei, to))).toBe('file.noSuchField')
  })
  it('is whoever may fill the field in, of every field that takes files', async () => {
    const fields = registry.exposed.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([key, { options }]) => (options.accept && !options.readonly ? [{ resource, key }] : [])),
    )
    expect(fields.length).toBeGreaterThan(1)
    for (const { resource, key } of fields) {
      const to = `${resource.name}.${key}`
      const asked = (tag: string) =>
        refusal(files.admit(person(shop.plantId, [`${resource.permission}:${tag}`]), to)).catch(() => 'granted')
      const allowed = [...(resource.can.includes('create') ? ['add'] : []), ...(resource.can.includes('update') ? ['edit'] : [])]
      for (const tag of allowed) expect([to, tag, await asked(tag)]).toEqual([to, tag, 'granted'])
      for (const tag of ['list', 'query', 'remove', 'export']) expect([to, tag, await asked(tag)]).toEqual([to, tag, 'forbidden'])
    }
  })
  it('works in a plant', async () => {
    expect(await refusal(files.admit(person(0, ['*:*:*']), 'reportLog.photoIds'))).toBe('forbidden')
  })
})

describe('room', () => {
  const fill = (values: object) =>
    make(shop.store, { ...mei, permissions: new Set() }, file, {
      name: 'x',
      fileType: 'image/png',
      ownerName: 'reportLog',
      ownerField: 'photoIds',
      ...values,
    })
  it('is 2 GB for the files of one plant', async () => {
    await fill({ bytes: 1_500_000_000, ownerId: 1 })
    await fill({ bytes: 647_000_000, ownerId: 2 })
    const content = await noise({ width: 600, height: 600 }).png().toBuffer()
    expect(content.length).toBeGreaterThan(500_000)
    expect(await refusal(put(content))).toBe('file.plantFull')
    expect(onDisk()).toBe(0)
    expect(await put(await jpeg())).toMatchObject({ plantId: shop.plantId })
    const elsewhere = await makePlant(shop.store)
    const there = await someone(['repair:report:add'], elsewhere.id)
    expect(await put(content, { actor: there })).toMatchObject({ plantId: elsewhere.id })
  })
  it('is 200 files of one person that are part of nothing yet', async () => {
    for (let i = 0; i < 200; i++) await fill({ bytes: 1 })
    expect(await refusal(files.admit(mei, 'reportLog.photoIds'))).toBe('file.tooManyWaiting')
    await expect(files.admit(li, 'reportLog.photoIds')).resolves.toBeDefined()
  })
})

describe('who may read', () => {
  it('is the uploader alone until the file is part of a record', async () => {
    const { id } = await put(await jpeg())
    expect([await sees(mei, id), await sees(li, id)]).toEqual([true, false])
    expect(await sees(await someone(['system:file:query']), id)).toBe(true)
    expect(await sees(person(shop.plantId, ['repair:report:list']), id)).toBe(false)
  })

  it('is whoever reads all files no further than their data scope', async () => {
    const { photoId } = await reportWithPhoto()
    const { id: loose } = await put(await jpeg())
    const reader = await someone(['system:file:query', 'system:file:list'])
    const limited = { ...reader, dataScope: { departmentIds: [], self: true } }
    expect([await sees(reader, photoId), await sees(reader, loose)]).toEqual([true, true])
    expect([await sees(limited, photoId), await sees(limited, loose)]).toEqual([false, false])
    const { id: own } = await put(await jpeg(), { actor: { ...limited, permissions: new Set(['repair:report:add']) } })
    expect(await sees(limited, own)).toBe(true)
  })

  it('is then whoever may read the record, or one that points at it', async () => {
    const { photoId, report } = await reportWithPhoto()
    expect(await rowOf(photoId)).toMatchObject({ ownerId: report.id })
    const holder = (...tags: string[]) => person(shop.plantId, tags, { userId: 999_999 })
    expect(await sees(holder('repair:report:query'), photoId)).toBe(true)
    expect(await sees(holder('repair:report:list'), photoId)).toBe(true)
    expect(await sees(holder('masterdata:equipment:list', 'repair:report:add'), photoId)).toBe(false)
    expect(await sees(holder('repair:log:list'), photoId)).toBe(false)
    await shop.take(report, 'accept')
    expect(await sees(holder('repair:log:list'), photoId)).toBe(true)
    expect(await sees({ ...mei, permissions: new Set() }, photoId)).toBe(false)
  })

  it('is nobody of another plant, and nobody sees what is not there', async () => {
    const { photoId } = await reportWithPhoto()
    const elsewhere = await makePlant(shop.store)
    expect(await sees(person(elsewhere.id, ['*:*:*']), photoId)).toBe(false)
    expect(await sees(person(shop.plantId, ['*:*:*']), photoId + 1000)).toBe(false)
  })
})

describe('what belongs to no record', () => {
  const DAY = 86_400_000
  const sweep = () => contents({ store: shop.store, storage }).sweep()

  it('goes after a day, row and contents; what is part of a record stays', async () => {
    const { photoId } = await reportWithPhoto()
    const loose = await put(await jpeg())
    expect(await sweep()).toEqual({ unclaimed: 0, leftovers: 0 })
    shop.clock.forward(DAY + 1000)
    const young = await put(await jpeg())
    expect(await sweep()).toEqual({ unclaimed: 1, leftovers: 0 })
    expect([await rowOf(loose.id), (await rowOf(young.id))?.id, (await rowOf(photoId))?.id]).toEqual([null, young.id, photoId])
    expect(onDisk()).toBe(4)
    expect(await sees(mei, photoId)).toBe(true)
  })

  it('is also what a record has let go of, a day later', async () => {
    const { photoId, report } = await reportWithPhoto()
    await operations(shop.store, registry).update({ ...mei, permissions: new Set(['*:*:*']) }, reportLog, report.id, { photoIds: [] })
    expect(await rowOf(photoId)).toMatchObject({ ownerId: null })
    shop.clock.forward(DAY - 1000)
    expect(await sweep()).toMatchObject({ unclaimed: 0 })
    shop.clock.forward(2000)
    expect(await sweep()).toMatchObject({ unclaimed: 1 })
    expect(onDisk()).toBe(0)
  })

  it('is swept in batches, in every plant', async () => {
    const elsewhere = await makePlant(shop.store)
    for (const actor of [mei, elsewhere.actor])
      for (let i = 0; i < 120; i++) await make(shop.store, actor, file, { storageKey: `ab/${'a'.repeat(32)}`, ownerId: null })
    shop.clock.forward(DAY + 1000)
    expect(await sweep()).toMatchObject({ unclaimed: 240 })
  })

  it('hands the contents of a deleted row over to be removed, with the transaction', async () => {
    const { id, storageKey, thumbKey } = await put(await jpeg())
    const told: unknown[] = []
    shop.store.onEnqueued((rows) => told.push(...rows.map(({ job, payload }) => ({ job, payload }))))
    await operations(shop.store, registry).remove({ ...mei, permissions: new Set(['system:file:remove']) }, file, [id])
    expect(told).toEqual([{ job: 'removeContents', payload: { keys: [storageKey, thumbKey] } }])
    await contents({ store: shop.store, storage }).remove([storageKey, thumbKey as string])
    expect(onDisk()).toBe(0)
  })

  it('is not deleted while a record names it', async () => {
    const { photoId } = await reportWithPhoto()
    const removing = operations(shop.store, registry).remove({ ...mei, permissions: new Set(['system:file:remove']) }, file, [photoId])
    expect(await refusal(removing)).toMatch(/^referenced/)
    expect(await sees(mei, photoId)).toBe(true)
  })

  it('leaves no contents behind when the row cannot be written', async () => {
    const target = await files.admit(mei, 'reportLog.photoIds')
    const nobody = { ...mei, userId: 999_999 }
    await expect(files.put(nobody, target, { name: 'x.jpg', source: Readable.from([await jpeg()]) })).rejects.toThrow()
    expect(onDisk()).toBe(0)
  })
})
