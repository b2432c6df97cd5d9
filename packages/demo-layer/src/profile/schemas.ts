import { z } from 'zod'

const face = z.object({ avatar: z.string(), username: z.string() })

const comment = face.extend({ comment: z.string(), commentsLikes: z.int(), youLiked: z.boolean() })

const post = face.extend({
  postTime: z.string(),
  postText: z.string(),
  postImg: z.string().nullable(),
  likes: z.int(),
  comments: z.int(),
  share: z.int(),
  youLiked: z.boolean(),
  likedUsers: z.array(face),
  likedCount: z.int(),
  detailedComments: z.array(comment),
})

const poll = z.object({
  name: z.string(),
  result: z.string().regex(/^\d+%$/),
  votedUser: z.array(face),
})

export const profile = z.object({
  header: z.object({
    avatar: z.string(),
    username: z.string(),
    designation: z.string(),
    coverImg: z.string(),
  }),
  userAbout: z.object({
    about: z.string(),
    joined: z.string(),
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(face.extend({ subtitle: z.string(), favorite: z.boolean() })),
  twitterFeeds: z.array(
    z.object({
      imgUrl: z.string(),
      title: z.string(),
      id: z.string(),
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  posts: z.array(post),
  latestPhotos: z.array(z.object({ img: z.string() })),
  suggestions: z.array(z.object({ avatar: z.string(), name: z.string(), mutualFriend: z.string() })),
  polls: z.array(poll),
})

export type Profile = z.infer<typeof profile>
