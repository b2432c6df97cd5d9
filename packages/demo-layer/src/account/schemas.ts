import { z } from 'zod'

const connection = z.object({ profileImg: z.string(), id: z.string() })

export const accountSettings = z.object({
  general: z.object({
    avatar: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: z.object({
    bio: z.string(),
    dob: z.string(),
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks: z.object({
      twitter: z.string(),
      facebook: z.string(),
      google: z.string(),
      linkedIn: z.string(),
      instagram: z.string(),
      quora: z.string(),
    }),
    connections: z.object({
      twitter: connection,
      google: connection,
      facebook: connection,
      github: connection,
    }),
  }),
  notification: z.object({
    commentOnArticle: z.boolean(),
    answerOnForm: z.boolean(),
    followMe: z.boolean(),
    newAnnouncements: z.boolean(),
    productUpdates: z.boolean(),
    blogDigest: z.boolean(),
  }),
})

export type AccountSettings = z.infer<typeof accountSettings>
