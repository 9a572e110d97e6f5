import { expect, it } from 'vitest'

import { sizeOf } from '#server/file/picture-size.ts'

const frame = [0xff, 0xc2, 0, 11, 8, 0, 8, 0, 9, 1, 1, 0x11, 0]
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([0xff, 0xd8, ...parts.flat()])

it.each([
  ['one after the other', jpeg(frame, scan, [0xff, 0xd9], scan), 1],
  ['without an end', jpeg(frame, scan, [1, 2], scan, [3]), 2],
  ['behind 0xff as data', jpeg(frame, scan, [0xff, 0, 0xda, 0xff, 0, 0xda], scan), 2],
  ['behind restarts and filling', jpeg(frame, scan, [0xff, 0xd0, 7, 0xff, 0xff], scan), 2],
  ['behind tables', jpeg(frame, scan, [0xff, 0xc4, 0, 3, 9], scan), 2],
  ['behind what is no marker', jpeg(frame, scan, [0xff, 0, 0, 12, 9], scan, scan), 3],
  ['not those in a preview', jpeg([0xff, 0xe1, 0, 12], scan, frame, scan), 1],
])('the scans of a JPEG are counted: %s', (_, bytes, scans) => {
  // 8 by 9 pixels are two blocks.
  expect(sizeOf(bytes, 'jpg')).toEqual({ pixels: 72, scanned: 128 * scans })
})
