import { part } from '#app/kit/part.ts'

export const entry = part(
  {
    name: 'applicationSecret',
    path: '/applicationSecret',
    isPublic: true,
    hasHeader: false,
    findable: ['applicationSecret'],
  },
  { name: 'techAuth', path: '/techAuth', isPublic: true, hasHeader: false, findable: ['techAuth'] },
  {
    name: 'appDownload',
    path: '/appDownload',
    isPublic: true,
    hasHeader: false,
    background: 'lightGrey',
    findable: ['appDownload'],
  },
  // Swapped: each address shows the page named after the other [ROUTE-14, gap GAP-08].
  {
    name: 'websitedownload',
    path: '/websitedownload',
    isPublic: true,
    hasHeader: false,
    findable: ['websitedownload'],
  },
  { name: 'appPolymer', path: '/appPolymer', isPublic: true, hasHeader: false, findable: ['appPolymer'] },
)
