import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'

export interface S3 {
  /** For FILES_URL; its credentials are set in the environment. */
  readonly url: string
  /** What the bucket holds. */
  keys(): Promise<string[]>
  stop(): Promise<void>
}

const BUCKET = 'portal'
export const S3_PREFIX = 'files/of/portal/'

/** A fake S3 server on a free port, with one empty bucket. */
export async function startS3(): Promise<S3> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey
  const server = await startFauxqs({ port: 0, logger: false })
  server.createBucket(BUCKET)
  const [endpoint, region] = [`http://127.0.0.1:${server.port}`, 'eu-north-1']
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  return {
    url: `s3://${BUCKET}/${S3_PREFIX}?endpoint=${encodeURIComponent(endpoint)}&region=${region}`,
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))
      return Contents.map(({ Key = '' }) => Key)
    },
    async stop() {
      client.destroy()
      await server.stop()
    },
  }
}
