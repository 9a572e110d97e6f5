import { useState } from 'react'

import { Pagination } from '#views/kit/pagination/pagination.tsx'

const lists = [
  { count: 1234, size: 10, page: 1 },
  { count: 1234, size: 10, page: 9 },
  { count: 196, size: 20, page: 10 },
  { count: 45, size: 10, page: 3 },
  { count: 15, size: 20, page: 1 },
  { count: 7, size: 10, page: 1 },
  { count: 987_654, size: 10, page: 54_321 },
] as const

export function Paginations() {
  return (
    <>
      {lists.map((list) => (
        <Turning key={JSON.stringify(list)} {...list} />
      ))}
      <Turning count={196} size={10} page={7} simple />
    </>
  )
}

function Turning(start: { count: number; size: number; page: number; simple?: boolean }) {
  const [{ page, size }, turn] = useState(start)
  return (
    <Pagination
      page={page}
      size={size}
      count={start.count}
      simple={start.simple === true}
      turnTo={(chosen) => turn({ ...start, size, page: chosen })}
      resize={(chosen) => turn({ ...start, size: chosen, page: 1 })}
    />
  )
}
