/** A picture as an attachment; its name is one that every file system takes. */
export const pictureNamed = (name: string, content: Buffer) => ({
  fileName: `${name.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()}.png`,
  content,
  kind: 'picture' as const,
})
