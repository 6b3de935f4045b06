// Generated from http/openapi/trials.yaml by `npm run contracts`.
export interface paths {
    "/trial-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s own days: blocked and agreed ones */
        get: operations["getTrialCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-calendar/blocked-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks days: clubs learn that they are not free, and not why */
        post: operations["blockDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-calendar/blocked-days/{block_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Blocked days are free again */
        delete: operations["unblockDays"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the current profile’s trials can be followed by a calendar */
        get: operations["getTrialFeed"];
        /** Makes the link: of the secret in it, which its owner chose by chance, a hash is kept; the link before ends */
        put: operations["makeTrialFeed"];
        post?: never;
        /** Ends the link at once */
        delete: operations["endTrialFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-feeds/{feed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trials of the profile whose link this is, for calendars (RFC 5545) */
        get: operations["readTrialFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest trial requests of a person’s profiles, as staff may know them */
        get: operations["listTrialsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trials/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many trials were asked for: 7 or 14 days, 12 weeks or 12 months, this one last */
        get: operations["trialPulse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s trial requests, newest first */
        get: operations["listTrialRequests"];
        put?: never;
        /** Invites a player to train with a team */
        post: operations["requestTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/at-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member’s home shows of trials: by whose turn it is, what is agreed, and what may be reported on */
        get: operations["trialsAtHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One trial request */
        get: operations["getTrialRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks for other dates, while it waits for its answer */
        put: operations["changeTrialDates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player suggests other dates: the club takes them by changing the dates, or lets them be */
        post: operations["proposeTrialDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the trial on the named dates */
        post: operations["acceptTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no */
        post: operations["declineTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the request back */
        post: operations["withdrawTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls an accepted trial off, with a reason */
        post: operations["cancelTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-requests/{trial_request_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says how a trial went, or changes what was said, and what of it the player reads */
        put: operations["reportTrial"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-checks/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a trial is real, for whoever holds its code */
        get: operations["checkTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the own plan still allows */
        get: operations["getTrialAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial-prospects/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which days of a player can be asked for, and why no trial may be possible now */
        get: operations["getTrialProspect"];
        put?: never;
        post?: never;
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
        /** Format: date */
        CalendarDate: string;
        Id: string;
        /** @enum {string} */
        TrialStatus: "pending" | "accepted" | "declined" | "withdrawn" | "cancelled" | "completed" | "closed";
        EnteredDates: {
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
        };
        OptionalReason: {
            /** @default  */
            reason?: string;
        };
        TrialCalendar: {
            blocked: components["schemas"]["BlockedSpan"][];
            agreed: {
                starts_on: components["schemas"]["CalendarDate"];
                ends_on: components["schemas"]["CalendarDate"];
                trial_request_id: components["schemas"]["Id"];
            }[];
        };
        BlockedSpan: {
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
            id: components["schemas"]["Id"];
            reason: string;
        };
        ReadMeta: {
            stale?: boolean;
        };
        TrialFeed: {
            made_at: components["schemas"]["Instant"] | null;
        };
        /** Format: date-time */
        Instant: string;
        Dealing: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "interest" | "offer" | "trial";
            profile_id: components["schemas"]["Id"];
            with: string;
            status: string;
            turn: ("club" | "player") | null;
            round: number | null;
            starts_on: components["schemas"]["CalendarDate"] | null;
            updated_at: components["schemas"]["Instant"];
        };
        Pulse: {
            from: components["schemas"]["CalendarDate"];
            count: number;
        }[];
        TrialRequest: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
            days: number;
            location: {
                name: string;
                city: string;
            };
            kit: string;
            travel: string;
            note: string;
            contact: {
                name: string;
                phone: string | null;
            };
            code: string;
            proposal: {
                starts_on: components["schemas"]["CalendarDate"];
                ends_on: components["schemas"]["CalendarDate"];
            } | null;
            interest_id: components["schemas"]["Id"] | null;
            status: components["schemas"]["TrialStatus"];
            reason: string | null;
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            cancelled_by: components["schemas"]["Party"] | null;
            report: components["schemas"]["TrialReport"] | null;
            report_until: components["schemas"]["CalendarDate"] | null;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            your_turn: boolean;
            requested_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        ClubTeam: {
            team_id: string;
            club_id: string;
            club_name: string;
            club_short_name: string;
            team_name: string;
            country: string;
            gender?: components["schemas"]["Gender"];
            /** @enum {string} */
            sport?: "football";
            level?: string;
        };
        /** @enum {string} */
        Gender: "female" | "male";
        ShownPlayer: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
        };
        ShownRepresentative: {
            profile_id: components["schemas"]["Id"];
            name: string;
            position: string;
        };
        /** @enum {string} */
        Party: "club" | "player";
        TrialReport: {
            by: {
                name: string;
                position: string;
            };
            reported_at: components["schemas"]["Instant"];
            revision: number | null;
            attended: boolean | null;
            days_trained: number | null;
            minutes: number | null;
            marks: components["schemas"]["TrialMarks"] | null;
            sentence: string | null;
            recommendation: ("offer" | "watch" | "no") | null;
            notes: string | null;
            shared: ("attendance" | "marks" | "sentence" | "recommendation")[];
        };
        TrialMarks: {
            first_touch: number;
            speed: number;
            decisions: number;
            off_the_ball: number;
            team: number;
        };
        SidesPageMeta: {
            next_cursor: string | null;
            total?: number;
            mine: number;
            stale?: boolean;
        };
        TrialCheck: {
            code: string;
            club: {
                id: components["schemas"]["Id"];
                name: string;
                short_name: string;
                country: string;
            };
            team_name: string;
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
            city: string;
            representative: {
                name: string;
                position: string;
            };
            status: components["schemas"]["TrialStatus"];
            is_vouched: boolean;
        };
        TrialAllowance: {
            limit: number | null;
            used: number;
            left: number | null;
            returned: number;
            renews_on: components["schemas"]["CalendarDate"] | null;
        };
        ForeseenRefusal: {
            error: string;
            message: string;
        };
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Done. */
        "Read.TrialCalendar": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialCalendar"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Unauthenticated */
        "401.Unauthenticated": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "Unauthenticated";
                };
            };
        };
        /** @description SubscriptionRequired */
        "402.SubscriptionRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "SubscriptionRequired";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "UserNotVerified";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description ValidationFailed */
        "422.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ValidationFailed";
                };
            };
        };
        /** @description ServerErrorException */
        "500.ServerErrorException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ServerErrorException";
                };
            };
        };
        /** @description ServiceUnavailable */
        "503.ServiceUnavailable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ServiceUnavailable";
                };
            };
        };
        /** @description Done. */
        "Done.TrialCalendar": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialCalendar"];
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, TrialRequestDatesOverlap */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "TrialRequestDatesOverlap";
                };
            };
        };
        /** @description IdempotencyKeyReused, ValidationFailed */
        "422.IdempotencyKeyReused.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "ValidationFailed";
                };
            };
        };
        /** @description NotFound */
        "404.NotFound": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "NotFound";
                };
            };
        };
        /** @description Done. */
        "Read.TrialFeed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialFeed"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.TrialFeed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialFeed"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended */
        "403.AccessDeniedException.AccountSuspended": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended";
                };
            };
        };
        /** @description TooManyRequests */
        "429.TooManyRequests": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "TooManyRequests";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, SecondFactorSetupRequired */
        "403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "SecondFactorSetupRequired";
                };
            };
        };
        /** @description Done. */
        "Done.TrialRequest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialRequest"];
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, TrialRequestDatesOverlap, TrialRequestNotPending, TrialRequestPlanLimitExceeded, TrialRequestPlayerNotEligible, TrialRequestPlayerNotScoutable */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending.TrialRequestPlanLimitExceeded.TrialRequestPlayerNotEligible.TrialRequestPlayerNotScoutable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "TrialRequestDatesOverlap" | "TrialRequestNotPending" | "TrialRequestPlanLimitExceeded" | "TrialRequestPlayerNotEligible" | "TrialRequestPlayerNotScoutable";
                };
            };
        };
        /** @description Done. */
        "Read.TrialRequest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialRequest"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, TrialRequestDatesOverlap, TrialRequestNotPending */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "TrialRequestDatesOverlap" | "TrialRequestNotPending";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, TrialRequestDatesOverlap, TrialRequestNotPending */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialRequestDatesOverlap.TrialRequestNotPending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "TrialRequestDatesOverlap" | "TrialRequestNotPending";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, TrialRequestNotPending */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotPending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "TrialRequestNotPending";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, TrialRequestNotAccepted */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotAccepted": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "TrialRequestNotAccepted";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, TrialReportClosed, TrialRequestNotCompleted */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialReportClosed.TrialRequestNotCompleted": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "TrialReportClosed" | "TrialRequestNotCompleted";
                };
            };
        };
        /** @description Done. */
        "Read.TrialCheck": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialCheck"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.TrialAllowance": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrialAllowance"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, PlayerNotScoutable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlayerNotScoutable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
    };
    parameters: {
        trial_request_id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Whether the file may be kept, and by whom. */
        MayBeKept: string;
        /** @description Which bytes of how many these are. */
        Part: string;
        /** @description A `Range` of it may be asked for. */
        InParts: string;
        /** @description Shown or saved, and under which name. */
        Disposition: string;
        /** @description The same for everybody, and kept for a while by whoever passes it on. */
        KeptByAll: string;
        /** @description No answer with data of a person is kept. */
        NeverKept: string;
        /** @description Seconds until it makes sense to try again. */
        RetryAfter: string;
        /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
        Written: string;
    };
    pathItems: never;
}
export type CalendarDate = components['schemas']['CalendarDate'];
export type Id = components['schemas']['Id'];
export type TrialStatus = components['schemas']['TrialStatus'];
export type EnteredDates = components['schemas']['EnteredDates'];
export type OptionalReason = components['schemas']['OptionalReason'];
export type TrialCalendar = components['schemas']['TrialCalendar'];
export type BlockedSpan = components['schemas']['BlockedSpan'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type TrialFeed = components['schemas']['TrialFeed'];
export type Instant = components['schemas']['Instant'];
export type Dealing = components['schemas']['Dealing'];
export type Pulse = components['schemas']['Pulse'];
export type TrialRequest = components['schemas']['TrialRequest'];
export type ClubTeam = components['schemas']['ClubTeam'];
export type Gender = components['schemas']['Gender'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type ShownRepresentative = components['schemas']['ShownRepresentative'];
export type Party = components['schemas']['Party'];
export type TrialReport = components['schemas']['TrialReport'];
export type TrialMarks = components['schemas']['TrialMarks'];
export type SidesPageMeta = components['schemas']['SidesPageMeta'];
export type TrialCheck = components['schemas']['TrialCheck'];
export type TrialAllowance = components['schemas']['TrialAllowance'];
export type ForeseenRefusal = components['schemas']['ForeseenRefusal'];
export type Error = components['schemas']['Error'];
export type ResponseReadTrialCalendar = components['responses']['Read.TrialCalendar'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response402SubscriptionRequired = components['responses']['402.SubscriptionRequired'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type ResponseDoneTrialCalendar = components['responses']['Done.TrialCalendar'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestDatesOverlap = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type ResponseReadTrialFeed = components['responses']['Read.TrialFeed'];
export type ResponseDoneTrialFeed = components['responses']['Done.TrialFeed'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type ResponseDoneTrialRequest = components['responses']['Done.TrialRequest'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestDatesOverlapTrialRequestNotPendingTrialRequestPlanLimitExceededTrialRequestPlayerNotEligibleTrialRequestPlayerNotScoutable = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending.TrialRequestPlanLimitExceeded.TrialRequestPlayerNotEligible.TrialRequestPlayerNotScoutable'];
export type ResponseReadTrialRequest = components['responses']['Read.TrialRequest'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestDatesOverlapTrialRequestNotPending = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionTrialRequestDatesOverlapTrialRequestNotPending = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialRequestDatesOverlap.TrialRequestNotPending'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestNotPending = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotPending'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestNotAccepted = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotAccepted'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionTrialReportClosedTrialRequestNotCompleted = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialReportClosed.TrialRequestNotCompleted'];
export type ResponseReadTrialCheck = components['responses']['Read.TrialCheck'];
export type ResponseReadTrialAllowance = components['responses']['Read.TrialAllowance'];
export type Response409GuardianConsentRequiredPlayerNotScoutableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ParameterTrialRequestId = components['parameters']['trial_request_id'];
export type HeaderMayBeKept = components['headers']['MayBeKept'];
export type HeaderPart = components['headers']['Part'];
export type HeaderInParts = components['headers']['InParts'];
export type HeaderDisposition = components['headers']['Disposition'];
export type HeaderKeptByAll = components['headers']['KeptByAll'];
export type HeaderNeverKept = components['headers']['NeverKept'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWritten = components['headers']['Written'];
export type $defs = Record<string, never>;
export interface operations {
    getTrialCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.TrialCalendar"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    blockDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    starts_on: components["schemas"]["CalendarDate"];
                    ends_on: components["schemas"]["CalendarDate"];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.TrialCalendar"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    unblockDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.TrialCalendar"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTrialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.TrialFeed"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    makeTrialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.TrialFeed"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endTrialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.TrialFeed"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    readTrialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listTrialsOf: {
        parameters: {
            query?: {
                profile_ids?: string;
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Dealing"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    trialPulse: {
        parameters: {
            query?: {
                period?: "days" | "weeks" | "months" | "fortnight";
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trials: components["schemas"]["Pulse"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listTrialRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["TrialStatus"];
                turn?: "mine" | "theirs";
                player_id?: components["schemas"]["Id"];
                report?: "due";
                from?: components["schemas"]["CalendarDate"];
                until?: components["schemas"]["CalendarDate"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrialRequest"][];
                        meta: components["schemas"]["SidesPageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    requestTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                    starts_on: components["schemas"]["CalendarDate"];
                    ends_on: components["schemas"]["CalendarDate"];
                    location: {
                        name: string;
                        city: string;
                    };
                    /** @default  */
                    kit?: string;
                    /** @default  */
                    travel?: string;
                    /** @default  */
                    note?: string;
                    contact: {
                        name: string;
                        /** @default  */
                        phone?: string;
                    };
                    interest_id?: components["schemas"]["Id"];
                    /** @constant */
                    costs_confirmed: true;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending.TrialRequestPlanLimitExceeded.TrialRequestPlayerNotEligible.TrialRequestPlayerNotScoutable"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    trialsAtHome: {
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mine: components["schemas"]["TrialRequest"][];
                            theirs: components["schemas"]["TrialRequest"][];
                            agreed: components["schemas"]["TrialRequest"][];
                            reports: components["schemas"]["TrialRequest"][];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTrialRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeTrialDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnteredDates"];
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    proposeTrialDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnteredDates"];
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap.TrialRequestNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    acceptTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnteredDates"];
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialRequestDatesOverlap.TrialRequestNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotPending"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestNotAccepted"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reportTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trial_request_id: components["parameters"]["trial_request_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    attended: boolean;
                    days_trained: number | null;
                    minutes: number | null;
                    marks: {
                        first_touch: number;
                        speed: number;
                        decisions: number;
                        off_the_ball: number;
                        team: number;
                    } | null;
                    /** @default  */
                    sentence?: string;
                    /** @enum {string} */
                    recommendation: "offer" | "watch" | "no";
                    /** @default  */
                    notes?: string;
                    shared: ("attendance" | "marks" | "sentence" | "recommendation")[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.TrialRequest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.TrialReportClosed.TrialRequestNotCompleted"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.TrialCheck"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTrialAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.TrialAllowance"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTrialProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            player: components["schemas"]["ShownPlayer"];
                            teams: {
                                club_team: components["schemas"]["ClubTeam"];
                                refusal: components["schemas"]["ForeseenRefusal"] | null;
                                earliest_start: components["schemas"]["CalendarDate"];
                                interest_id: components["schemas"]["Id"] | null;
                            }[];
                            longest: number;
                            blocked: {
                                starts_on: components["schemas"]["CalendarDate"];
                                ends_on: components["schemas"]["CalendarDate"];
                                /** @enum {string} */
                                why: "on-trial" | "requested" | "not-free";
                                trial_request_id: components["schemas"]["Id"] | null;
                            }[];
                            allowance: components["schemas"]["TrialAllowance"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
