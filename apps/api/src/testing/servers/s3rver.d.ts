/** The part that we use; the package brings no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: readonly { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
