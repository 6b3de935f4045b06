// Generated from http/openapi/profile.yaml by `npm run contracts`.
export interface paths {
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A further profile of another type */
        post: operations["addProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile, whole */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 1: the person */
        patch: operations["savePerson"];
        trace?: never;
    };
    "/profile/football": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 2: football */
        patch: operations["saveFootball"];
        trace?: never;
    };
    "/profile/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 3: club and contract */
        patch: operations["saveCareer"];
        trace?: never;
    };
    "/profile/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 4: media */
        patch: operations["saveMedia"];
        trace?: never;
    };
    "/profile/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Player, step 5: visible to clubs, guardian of a minor */
        patch: operations["saveVisibility"];
        trace?: never;
    };
    "/profile/nationalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a nationality */
        post: operations["addNationality"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/nationalities/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a nationality */
        delete: operations["removeNationality"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a highlight */
        post: operations["addHighlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights/{highlight_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a highlight */
        delete: operations["removeHighlight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The portrait: PNG or JPEG, at most 5 MB */
        put: operations["setPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s portrait */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/representative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Representative, step 1: person and position */
        patch: operations["saveRepresentative"];
        trace?: never;
    };
    "/profile/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Representative, club part: the club and the teams acted for */
        put: operations["chooseClub"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes onboarding and hands it in to staff */
        post: operations["submitOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands in again after a rejection that can be mended */
        post: operations["resubmitProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clubs by name and country */
        get: operations["searchClubs"];
        put?: never;
        /** Enters a club that is missing; staff verify it */
        post: operations["enterClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One club */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a team to the own club */
        post: operations["addTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scouting/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scoutable players with filters, counts per filter value and keyset pages */
        get: operations["scoutPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s sheet, for the player, other players and clubs */
        get: operations["getPlayerSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profiles, the longest waiting first */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One profile with history */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A player’s valuation tier */
        put: operations["setTier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a profile */
        post: operations["verifyProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies several profiles; each answers for itself */
        post: operations["verifyProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a profile */
        post: operations["rejectProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/claim/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms what a verified person says has changed; from now on it counts */
        post: operations["confirmClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/claim/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a profile as it was verified; the person reads the reason */
        post: operations["refuseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{profile_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision back */
        post: operations["reopenProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clubs for staff; the unverified first */
        get: operations["listClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a club that a representative entered */
        post: operations["verifyClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @enum {string} */
            error: "ServerErrorException" | "AccessDeniedException" | "InvalidAuthenticationException" | "InvalidCredentials" | "UserHasBeenTakenException" | "UserEmailTaken" | "UserNotFoundException" | "UserNotFound" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "InvalidPasswordPinException" | "InvalidPasswordPin" | "InvalidEmailTokenException" | "InvalidConfirmationTokenException" | "InvalidEmailChangeCodeException" | "OwnEmailNotAllowedException" | "UserDoesntHaveIdentificationException" | "UserIdentificationMissing" | "UserNotVerified" | "PlayerTierRequiredException" | "PlayerTierRequired" | "PlayerSportOrGenderMissing" | "PlayerHighlightLimitReached" | "PlayerNationalityLimitReached" | "PlayerNotEligible" | "PlayerNotScoutable" | "FreeSubscriptionAlreadyExists" | "ClubInterestPlayerNotEligible" | "ClubInterestPlayerNotScoutable" | "ClubInterestNotPending" | "TrialRequestPlayerNotEligible" | "TrialRequestPlayerNotScoutable" | "TrialRequestNotPending" | "TrialRequestDatesOverlap" | "TrialRequestPlanLimitExceeded" | "OfferInterestDoesNotBelongToClubTeam" | "OfferInterestDoesNotMatchApplicant" | "OfferPlayerNotEligible" | "OfferAlreadyExistsForApplicant" | "OfferContractExpiryDateInvalid" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "OfferTermsNotChanged" | "OfferCannotCounterYourOwn" | "DocumentNotUploaded" | "DocumentNotFullySigned" | "DocumentNotCompleted" | "NoCurrentSigner" | "DocumentNotAvailableForSigning" | "NotYourTurnToSign" | "Unauthenticated" | "FreshAuthenticationRequired" | "EmailNotVerified" | "AccountSuspended" | "SubscriptionRequired" | "NotFound" | "StaleVersion" | "GuardianConsentRequired" | "ClubNotVerified" | "FileTooLarge" | "FileTypeNotAllowed" | "CsrfTokenMismatch" | "ValidationFailed" | "OfferContractTooLong" | "IdempotencyKeyReused" | "TooManyRequests" | "ServiceUnavailable";
            message: string;
            details?: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type $defs = Record<string, never>;
export interface operations {
    addProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    profile_type: "player" | "club-representative";
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    savePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        nickname?: string;
                        /** Format: date */
                        date_of_birth?: string;
                        /** @enum {string} */
                        gender?: "female" | "male";
                        phone?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    saveFootball: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        /** @enum {string} */
                        sport?: "football";
                        positions?: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                        /** @enum {string} */
                        preferred_foot?: "left" | "right" | "both";
                        height_cm?: number;
                        weight_kg?: number;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    saveCareer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        club_team_id?: string | null;
                        current_contract_ends_on?: string | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description PlayerSportOrGenderMissing */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerSportOrGenderMissing";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    saveMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        bio?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    saveVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        visible_to_clubs?: boolean;
                        guardian?: {
                            name: string;
                            /** Format: email */
                            email: string;
                        } | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    addNationality: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description PlayerNationalityLimitReached */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerNationalityLimitReached";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    removeNationality: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    addHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description PlayerHighlightLimitReached */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerHighlightLimitReached";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    removeHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    setPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description FileTooLarge */
            413: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "FileTooLarge";
                    };
                };
            };
            /** @description FileTypeNotAllowed */
            415: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "FileTypeNotAllowed";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                v?: string;
            };
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Whether the file may be kept, and by whom. */
                    "Cache-Control": string;
                    /** @description Shown or saved, and under which name. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description PlayerNotScoutable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerNotScoutable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    saveRepresentative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        first_name?: string;
                        last_name?: string;
                        phone?: string;
                        position?: string | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    chooseClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    club_id: string;
                    team_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    submitOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, EmailNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "EmailNotVerified";
                    };
                };
            };
            /** @description RepresentativeClubNotDefined, RepresentativePositionNotDefined, UserIdentificationMissing */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "UserIdentificationMissing";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    resubmitProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            claim: {
                                /** Format: date-time */
                                at: string;
                                club_team?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on?: string | null;
                                nationalities?: string[];
                                teams?: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                }[];
                            } | null;
                            is_subscribed: boolean;
                            player: {
                                first_name: string | null;
                                last_name: string | null;
                                nickname: string | null;
                                date_of_birth: string | null;
                                gender: ("female" | "male") | null;
                                phone: string | null;
                                sport: "football" | null;
                                nationalities: string[];
                                positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                preferred_foot: ("left" | "right" | "both") | null;
                                height_cm: number | null;
                                weight_kg: number | null;
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                } | null;
                                current_contract_ends_on: string | null;
                                next_contract: {
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    };
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                highlights: {
                                    id: string;
                                    title: string;
                                    url: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                photo: string | null;
                                bio: string;
                                visible_to_clubs: boolean;
                                guardian: {
                                    name: string;
                                    /** Format: email */
                                    email: string;
                                } | null;
                                is_minor: boolean;
                            } | null;
                            representative: {
                                first_name: string | null;
                                last_name: string | null;
                                phone: string | null;
                                position: string | null;
                                club: {
                                    id: string;
                                    name: string;
                                    short_name: string;
                                    country: string;
                                    city: string | null;
                                    founded: number | null;
                                    website: string | null;
                                    verified: boolean;
                                    teams: {
                                        id: string;
                                        name: string;
                                        /** @enum {string} */
                                        sport: "football";
                                        /** @enum {string} */
                                        gender: "female" | "male";
                                        level: string;
                                    }[];
                                } | null;
                                team_ids: string[];
                            } | null;
                            version: number;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, EmailNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "EmailNotVerified";
                    };
                };
            };
            /** @description UserIdentificationMissing */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserIdentificationMissing";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    searchClubs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                country?: string;
                verified?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    enterClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    short_name: string;
                    country: string;
                    city: string;
                    founded: number | null;
                    website: string | null;
                    teams: {
                        name: string;
                        /** @enum {string} */
                        gender: "female" | "male";
                        /** @enum {string} */
                        level: "first team" | "second team" | "U23" | "U21" | "U19" | "U17";
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "TooManyRequests";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    addTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    gender: "female" | "male";
                    /** @enum {string} */
                    level: "first team" | "second team" | "U23" | "U21" | "U19" | "U17";
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description IdempotencyKeyReused, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    scoutPlayers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                positions?: string;
                feet?: string;
                tiers?: string;
                nationalities?: string;
                gender?: "female" | "male";
                age_min?: number;
                age_max?: number;
                height_min?: number;
                height_max?: number;
                contract?: "6" | "12" | "24" | "free";
                sort?: "tier" | "age" | "contract" | "name" | "newest";
                facets?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: string;
                            name: string;
                            nickname: string;
                            age: number;
                            /** @enum {string} */
                            gender: "female" | "male";
                            nationalities: string[];
                            positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                            /** @enum {string} */
                            preferred_foot: "left" | "right" | "both";
                            height_cm: number;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            } | null;
                            current_contract_ends_on: string | null;
                            next_contract: {
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                };
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                until: string;
                            } | null;
                            /** @enum {string} */
                            valuation_tier: "A+" | "A" | "B+" | "B" | "C+" | "C" | "D";
                            photo: string | null;
                            highlights: number;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            facets?: {
                                positions: {
                                    value: string;
                                    count: number;
                                }[];
                                preferred_feet: {
                                    value: string;
                                    count: number;
                                }[];
                                tiers: {
                                    value: string;
                                    count: number;
                                }[];
                                nationalities: {
                                    value: string;
                                    count: number;
                                }[];
                                ages: {
                                    value: string;
                                    count: number;
                                }[];
                                heights: {
                                    value: string;
                                    count: number;
                                }[];
                                contract_ends: {
                                    value: string;
                                    count: number;
                                }[];
                            };
                            stale?: boolean;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "TooManyRequests";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    getPlayerSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: string;
                            name: string;
                            nickname: string;
                            age: number;
                            /** @enum {string} */
                            gender: "female" | "male";
                            nationalities: string[];
                            positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                            /** @enum {string} */
                            preferred_foot: "left" | "right" | "both";
                            height_cm: number;
                            club_team: {
                                team_id: string;
                                club_id: string;
                                club_name: string;
                                club_short_name: string;
                                team_name: string;
                                country: string;
                                /** @enum {string} */
                                gender?: "female" | "male";
                            } | null;
                            current_contract_ends_on: string | null;
                            next_contract: {
                                club_team: {
                                    team_id: string;
                                    club_id: string;
                                    club_name: string;
                                    club_short_name: string;
                                    team_name: string;
                                    country: string;
                                    /** @enum {string} */
                                    gender?: "female" | "male";
                                };
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                until: string;
                            } | null;
                            /** @enum {string} */
                            valuation_tier: "A+" | "A" | "B+" | "B" | "C+" | "C" | "D";
                            photo: string | null;
                            highlights: number;
                            /** Format: date */
                            date_of_birth: string;
                            weight_kg: number | null;
                            bio: string;
                            highlight_list: {
                                id: string;
                                title: string;
                                url: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            contract: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            viewer: {
                                is_own: boolean;
                                scoutable: boolean;
                                open_offers: {
                                    offer_id: string;
                                    team_id: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description SubscriptionRequired */
            402: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "SubscriptionRequired";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description PlayerNotScoutable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerNotScoutable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "TooManyRequests";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    listProfiles: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                profile_type?: "player" | "club-representative" | "agent" | "coach";
                status?: "pending" | "verified" | "rejected";
                queue?: "waiting" | "all";
                q?: string;
                sort?: "waiting" | "name" | "newest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    setTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description PlayerTierRequired */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "PlayerTierRequired";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    verifyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired" | "UserNotVerified";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ClubNotVerified, GuardianConsentRequired, PlayerTierRequiredException, RepresentativeClubNotDefined, RepresentativePositionNotDefined, UserDoesntHaveIdentificationException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ClubNotVerified" | "GuardianConsentRequired" | "PlayerTierRequiredException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "UserDoesntHaveIdentificationException";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    verifyProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profile_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: string;
                            error: string | null;
                            message: string | null;
                        }[];
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    rejectProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string} */
                    kind: "fixable" | "final";
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    confirmClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    claimed_at: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "StaleVersion";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    refuseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    claimed_at: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "StaleVersion";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    reopenProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            user_id: string;
                            /** @enum {string} */
                            profile_type: "player" | "club-representative" | "agent" | "coach";
                            name: string;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            user_verification_status: "pending" | "verified" | "rejected";
                            onboarding: {
                                /** @enum {string} */
                                status: "pending" | "completed";
                                step: number;
                            };
                            valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                            club_name: string | null;
                            club_verified: boolean | null;
                            position: string | null;
                            nationalities: string[];
                            date_of_birth: string | null;
                            submitted_at: string | null;
                            waiting_since: string | null;
                            claims_change: boolean;
                            profile: {
                                id: string;
                                /** @enum {string} */
                                profile_type: "player" | "club-representative" | "agent" | "coach";
                                name: string;
                                onboarding: {
                                    /** @enum {string} */
                                    status: "pending" | "completed";
                                    step: number;
                                };
                                /** @enum {string} */
                                verification_status: "pending" | "verified" | "rejected";
                                rejection: {
                                    reason: string;
                                    /** @enum {string} */
                                    kind: "fixable" | "final";
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                claim: {
                                    /** Format: date-time */
                                    at: string;
                                    club_team?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on?: string | null;
                                    nationalities?: string[];
                                    teams?: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    }[];
                                } | null;
                                is_subscribed: boolean;
                                player: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    nickname: string | null;
                                    date_of_birth: string | null;
                                    gender: ("female" | "male") | null;
                                    phone: string | null;
                                    sport: "football" | null;
                                    nationalities: string[];
                                    positions: ("GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF")[];
                                    preferred_foot: ("left" | "right" | "both") | null;
                                    height_cm: number | null;
                                    weight_kg: number | null;
                                    club_team: {
                                        team_id: string;
                                        club_id: string;
                                        club_name: string;
                                        club_short_name: string;
                                        team_name: string;
                                        country: string;
                                        /** @enum {string} */
                                        gender?: "female" | "male";
                                    } | null;
                                    current_contract_ends_on: string | null;
                                    next_contract: {
                                        club_team: {
                                            team_id: string;
                                            club_id: string;
                                            club_name: string;
                                            club_short_name: string;
                                            team_name: string;
                                            country: string;
                                            /** @enum {string} */
                                            gender?: "female" | "male";
                                        };
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        until: string;
                                    } | null;
                                    valuation_tier: ("A+" | "A" | "B+" | "B" | "C+" | "C" | "D") | null;
                                    highlights: {
                                        id: string;
                                        title: string;
                                        url: string | null;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    photo: string | null;
                                    bio: string;
                                    visible_to_clubs: boolean;
                                    guardian: {
                                        name: string;
                                        /** Format: email */
                                        email: string;
                                    } | null;
                                    is_minor: boolean;
                                } | null;
                                representative: {
                                    first_name: string | null;
                                    last_name: string | null;
                                    phone: string | null;
                                    position: string | null;
                                    club: {
                                        id: string;
                                        name: string;
                                        short_name: string;
                                        country: string;
                                        city: string | null;
                                        founded: number | null;
                                        website: string | null;
                                        verified: boolean;
                                        teams: {
                                            id: string;
                                            name: string;
                                            /** @enum {string} */
                                            sport: "football";
                                            /** @enum {string} */
                                            gender: "female" | "male";
                                            level: string;
                                        }[];
                                    } | null;
                                    team_ids: string[];
                                } | null;
                                version: number;
                            };
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            history: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    listClubs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                verified?: string;
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                            representatives: number;
                            entered_by: string | null;
                            /** Format: date-time */
                            entered_at: string;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
    verifyClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            teams: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                sport: "football";
                                /** @enum {string} */
                                gender: "female" | "male";
                                level: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "Unauthenticated";
                    };
                };
            };
            /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                    };
                };
            };
            /** @description NotFound */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "NotFound";
                    };
                };
            };
            /** @description ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ValidationFailed";
                    };
                };
            };
            /** @description ServerErrorException */
            500: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServerErrorException";
                    };
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description Seconds until it makes sense to try again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "ServiceUnavailable";
                    };
                };
            };
        };
    };
}
