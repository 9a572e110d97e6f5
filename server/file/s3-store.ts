import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { SettingsError } from '../settings.ts'
import type { FileStore } from './store.ts'

/** Request time-out in milliseconds. */
const CONNECT_WITHIN = 5000
const ANSWER_WITHIN = 30_000
const A_YEAR = 31_536_000

interface Place {
  readonly bucket: string
  /** The prefix of all keys, with a trailing slash; empty: none. */
  readonly prefix: string
  /** Null: Amazon's own. */
  readonly endpoint: string | null
  /** Null: from the environment. */
  readonly region: string | null
}

/**
 * Stores files in an S3-compatible bucket, s3://bucket/prefix?endpoint=https://…&region=…; the official client,
 * imported with the first file, takes the credentials from the environment.
 */
export function s3Store(filesUrl: string): FileStore {
  const { bucket, prefix, endpoint, region } = placeOf(filesUrl)
  const keyOf = (id: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: `${prefix}${id}` })
  let client: S3Client | null = null

  const s3 = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    client ??= new sdk.S3Client({
      requestHandler: { connectionTimeout: CONNECT_WITHIN, requestTimeout: ANSWER_WITHIN },
      ...(region !== null && { region }),
      // Other providers have no virtual-hosted buckets, and not all support Amazon's newer checksums.
      ...(endpoint !== null && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED' as const,
        responseChecksumValidation: 'WHEN_REQUIRED' as const,
      }),
    })
    return { sdk, client }
  }

  return {
    async has(id) {
      const { sdk, client } = await s3()
      return (await orMissing(client.send(new sdk.HeadObjectCommand(keyOf(id))))) !== null
    },
    async put(id, bytes) {
      const { sdk, client } = await s3()
      await client.send(
        new sdk.PutObjectCommand({
          ...keyOf(id),
          Body: bytes,
          ContentLength: bytes.length,
          CacheControl: `private, max-age=${A_YEAR}, immutable`,
        }),
      )
    },
    async open(id, range = null) {
      const { sdk, client } = await s3()
      const part = range === null ? {} : { Range: `bytes=${range.from}-${range.to}` }
      const found = await orMissing(client.send(new sdk.GetObjectCommand({ ...keyOf(id), ...part })))
      return found === null ? null : (found.Body as Readable)
    },
    async remove(id) {
      const { sdk, client } = await s3()
      await client.send(new sdk.DeleteObjectCommand(keyOf(id)))
    },
    close: () => client?.destroy(),
  }
}

/** Null if the bucket does not have the object. */
async function orMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}

/** @throws SettingsError */
function placeOf(filesUrl: string): Place {
  const { hostname, pathname, searchParams, username } = new URL(filesUrl)
  const [endpoint, region] = [searchParams.get('endpoint'), searchParams.get('region')]
  const isAddress = endpoint === null || (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  if (hostname === '' || username !== '' || !isAddress || !isKnown) {
    throw new SettingsError(
      'FILES_URL must be a folder or s3://bucket/prefix?endpoint=https://…&region=…, credentials apart',
    )
  }
  const prefix = pathname.replace(/^\/+/, '').replace(/\/*$/, '/')
  // Outside Amazon the region only enters the signature; any value will do.
  return {
    bucket: hostname,
    prefix: prefix === '/' ? '' : prefix,
    endpoint,
    region: region ?? (endpoint === null ? null : 'us-east-1'),
  }
}
