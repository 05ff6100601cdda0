/** What the embedded provider takes from a realm file: one tenant, its one public client and its users. */
export interface Realm {
  name: string;
  displayName: string;
  client: RealmClient;
  lifetimes: Lifetimes;
  roles: { name: string; description: string }[];
  users: RealmUser[];
}

export interface RealmClient {
  id: string;
  /** Who the access tokens are for: the API's client id. */
  audience: string;
  /** The application's first page. */
  home: string;
  origins: string[];
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  claimMappers: ClaimMapper[];
}

/** Carries a user's attribute into the access token. */
export interface ClaimMapper {
  attribute: string;
  claim: string;
  isList: boolean;
}

/** In seconds. */
export interface Lifetimes {
  accessToken: number;
  code: number;
  signInPage: number;
  sessionIdle: number;
  sessionMax: number;
}

export interface RealmUser {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
  attributes: Record<string, string[]>;
  /** Absent: this user cannot sign in. */
  password?: string;
}
