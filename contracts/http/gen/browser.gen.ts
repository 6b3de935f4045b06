// Generated from http/openapi/browser.yaml by `npm run contracts`.
export interface paths {
    "/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets the CSRF cookie */
        get: operations["csrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers and signs in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member’s home: what needs an answer, what comes next, what changed */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff’s home: the queues and what is stuck */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs as the current signer, with the password */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an email address with the token from the mail */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a PIN to the address, where it has an account; the answer is the same where it has none */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a PIN before the new password is typed */
        post: operations["checkPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with a PIN; all sessions end */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the confirmation mail again */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/default-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The profile to start with */
        put: operations["chooseDefaultProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A new password; other sessions end */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the password again, for decisions that need it fresh */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name of the account */
        put: operations["changeName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The identification document: PDF, PNG or JPEG, at most 10 MB */
        put: operations["provideIdentification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands in again after a rejection that can be mended */
        post: operations["resubmitUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the own sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{notification_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one as read */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all news as read; what waits for an answer goes on waiting */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News that a service could make nothing of, by service and topic, the longest held first */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, the longest waiting first */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user with evidence and history */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The identification document of a user */
        get: operations["getIdentification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a user */
        post: operations["verifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a user, for a reason that can be mended or for good */
        post: operations["rejectUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision back: the user is pending again */
        post: operations["reopenUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspends a user: every session ends */
        post: operations["suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a suspension */
        post: operations["reinstateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans for the current profile’s type */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s subscription, or null */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a plan */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s offers */
        get: operations["listOffers"];
        put?: never;
        /** Puts an offer on the table */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer with its rounds */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers with other terms */
        post: operations["counterOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the terms of the named round */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines */
        post: operations["declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{offer_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the offer off the table */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospects/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an offer to this player has to keep to, and why one may not be possible now */
        get: operations["getProspect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s documents */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document with signers, files and trail */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document as it was made */
        get: operations["downloadOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sealed document with all signatures */
        get: operations["downloadSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate of evidence */
        get: operations["downloadCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines to sign, with a reason */
        post: operations["declineDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a document, by its author */
        post: operations["voidDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents whose seal has failed several times */
        get: operations["listStuckSeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{document_id}/seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a stuck seal again now */
        post: operations["retrySeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reaches the signed-in person’s inbox, as server-sent events, until the session ends */
        get: operations["live"];
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
    csrf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
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
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
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
                            user: {
                                id: string;
                                name: string;
                                email: string;
                                is_admin: boolean;
                                email_verified_at: string | null;
                                identification: {
                                    /** @enum {string} */
                                    status: "none" | "provided";
                                    kind: string | null;
                                    provided_at: string | null;
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
                                profiles: {
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
                                    is_subscribed: boolean;
                                    nickname: string | null;
                                    club_name: string | null;
                                    club_id: string | null;
                                }[];
                                default_profile_id: string | null;
                                default_profile_type: ("player" | "club-representative" | "agent" | "coach") | null;
                                unread: number;
                                answers: number;
                            };
                            token: string | null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description InvalidCredentials, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "InvalidCredentials" | "ValidationFailed";
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    name: string;
                    /** @enum {string} */
                    profile_type: "player" | "club-representative";
                    /** @constant */
                    accepts_terms: true;
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
                            user: {
                                id: string;
                                name: string;
                                email: string;
                                is_admin: boolean;
                                email_verified_at: string | null;
                                identification: {
                                    /** @enum {string} */
                                    status: "none" | "provided";
                                    kind: string | null;
                                    provided_at: string | null;
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
                                profiles: {
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
                                    is_subscribed: boolean;
                                    nickname: string | null;
                                    club_name: string | null;
                                    club_id: string | null;
                                }[];
                                default_profile_id: string | null;
                                default_profile_type: ("player" | "club-representative" | "agent" | "coach") | null;
                                unread: number;
                                answers: number;
                            };
                            token: string | null;
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
            /** @description UserEmailTaken */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserEmailTaken";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    getHome: {
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
                            answers: {
                                offers: {
                                    id: string;
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
                                    player: {
                                        profile_id: string;
                                        name: string;
                                        nickname: string;
                                    };
                                    representative: {
                                        profile_id: string;
                                        name: string;
                                        position: string;
                                    };
                                    /** @enum {string} */
                                    status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                                    close_reason: "player-signed-elsewhere" | null;
                                    reason: string | null;
                                    contract: {
                                        /** @enum {string} */
                                        status: "signing" | "completed" | "failed";
                                        document_id: string | null;
                                        reason: string | null;
                                    } | null;
                                    /** @enum {string} */
                                    recipient: "club" | "player";
                                    your_turn: boolean;
                                    /** @enum {string} */
                                    your_side: "club" | "player";
                                    negotiable: boolean;
                                    round: number;
                                    total_per_season: number;
                                    currency: string;
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[] | null;
                                documents: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "contract" | "mandate" | "guardian-consent" | "other";
                                    title: string;
                                    /** @enum {string} */
                                    status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                                    your_turn: boolean;
                                    signers: {
                                        order: number;
                                        profile_id: string;
                                        name: string;
                                        /** @enum {string} */
                                        role: "player" | "guardian" | "agent" | "club-representative";
                                        /** @enum {string} */
                                        status: "waiting" | "current" | "signed" | "declined";
                                        signed_at: string | null;
                                        is_you: boolean;
                                    }[];
                                    expires_at: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                    offer_id: string | null;
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
                                    player_name: string | null;
                                    from: string | null;
                                    until: string | null;
                                }[] | null;
                            };
                            underway: {
                                offers: {
                                    id: string;
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
                                    player: {
                                        profile_id: string;
                                        name: string;
                                        nickname: string;
                                    };
                                    representative: {
                                        profile_id: string;
                                        name: string;
                                        position: string;
                                    };
                                    /** @enum {string} */
                                    status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                                    close_reason: "player-signed-elsewhere" | null;
                                    reason: string | null;
                                    contract: {
                                        /** @enum {string} */
                                        status: "signing" | "completed" | "failed";
                                        document_id: string | null;
                                        reason: string | null;
                                    } | null;
                                    /** @enum {string} */
                                    recipient: "club" | "player";
                                    your_turn: boolean;
                                    /** @enum {string} */
                                    your_side: "club" | "player";
                                    negotiable: boolean;
                                    round: number;
                                    total_per_season: number;
                                    currency: string;
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[] | null;
                                documents: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "contract" | "mandate" | "guardian-consent" | "other";
                                    title: string;
                                    /** @enum {string} */
                                    status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                                    your_turn: boolean;
                                    signers: {
                                        order: number;
                                        profile_id: string;
                                        name: string;
                                        /** @enum {string} */
                                        role: "player" | "guardian" | "agent" | "club-representative";
                                        /** @enum {string} */
                                        status: "waiting" | "current" | "signed" | "declined";
                                        signed_at: string | null;
                                        is_you: boolean;
                                    }[];
                                    expires_at: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                    offer_id: string | null;
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
                                    player_name: string | null;
                                    from: string | null;
                                    until: string | null;
                                }[] | null;
                            };
                            changes: {
                                id: string;
                                kind: string;
                                title: string;
                                text: string;
                                href: string;
                                profile_id: string | null;
                                needs_answer: boolean;
                                /** Format: date-time */
                                at: string;
                                read_at: string | null;
                            }[] | null;
                            player: {
                                joins: string | null;
                                from: string | null;
                                visible_to_clubs: boolean;
                                highlights: number;
                                nickname: string;
                            } | null;
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
    getAdminOverview: {
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
                            users: {
                                waiting: number;
                                oldest: string | null;
                            } | null;
                            profiles: {
                                waiting: number;
                                oldest: string | null;
                            } | null;
                            clubs: {
                                unverified: number;
                            } | null;
                            seals: {
                                id: string;
                                title: string;
                                /** Format: date-time */
                                fully_signed_at: string;
                                attempts: number;
                                cause: string;
                                last_attempt_at: string | null;
                            }[] | null;
                            dead_letters: {
                                group: string;
                                topic: string;
                                failed: number;
                                waiting: number;
                                /** Format: date-time */
                                since: string;
                                cause: string;
                            }[] | null;
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
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: {
                        /** @constant */
                        kind: "typed";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "drawn";
                        path: string;
                    };
                    password: string;
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
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
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
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
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
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
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
    verifyEmail: {
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
                            email: string;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description InvalidEmailTokenException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "InvalidEmailTokenException" | "ValidationFailed";
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
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    checkPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    pin: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description InvalidPasswordPinException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "InvalidPasswordPinException" | "ValidationFailed";
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    pin: string;
                    password: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description InvalidPasswordPin, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "InvalidPasswordPin" | "ValidationFailed";
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
    me: {
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
                            name: string;
                            email: string;
                            is_admin: boolean;
                            email_verified_at: string | null;
                            identification: {
                                /** @enum {string} */
                                status: "none" | "provided";
                                kind: string | null;
                                provided_at: string | null;
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
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            default_profile_id: string | null;
                            default_profile_type: ("player" | "club-representative" | "agent" | "coach") | null;
                            unread: number;
                            answers: number;
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
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    chooseDefaultProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profile_id: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
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
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
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
    changeName: {
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    provideIdentification: {
        parameters: {
            query: {
                kind: "passport" | "identity-card" | "driving-licence" | "residence-permit";
            };
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
                            /** @enum {string} */
                            status: "none" | "provided";
                            kind: string | null;
                            provided_at: string | null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    resubmitUser: {
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listSessions: {
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
                            user_agent: string;
                            ip: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_seen_at: string;
                            current: boolean;
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
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                turn?: "mine";
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
                            kind: string;
                            title: string;
                            text: string;
                            href: string;
                            profile_id: string | null;
                            needs_answer: boolean;
                            /** Format: date-time */
                            at: string;
                            read_at: string | null;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            unread: number;
                            answers: number;
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
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: string;
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    readAllNotifications: {
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
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listDeadLetters: {
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
                            group: string;
                            topic: string;
                            failed: number;
                            waiting: number;
                            /** Format: date-time */
                            since: string;
                            cause: string;
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
    listUsers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "pending" | "verified" | "rejected";
                queue?: "waiting" | "all";
                q?: string;
                sort?: "waiting" | "registered" | "name";
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
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
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
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
    getIdentification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                    "application/pdf": string;
                    "image/png": string;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description UserDoesntHaveIdentificationException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserDoesntHaveIdentificationException";
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
    verifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description UserDoesntHaveIdentificationException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserDoesntHaveIdentificationException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    rejectUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            name: string;
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    reopenUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    reinstateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                            email: string;
                            email_verified_at: string | null;
                            /** @enum {string} */
                            verification_status: "pending" | "verified" | "rejected";
                            /** @enum {string} */
                            identification: "none" | "provided";
                            profile_types: ("player" | "club-representative" | "agent" | "coach")[];
                            suspended_at: string | null;
                            /** Format: date-time */
                            registered_at: string;
                            waiting_since: string | null;
                            identification_kind: string | null;
                            identification_provided_at: string | null;
                            identification_content_type: string | null;
                            rejection: {
                                reason: string;
                                /** @enum {string} */
                                kind: "fixable" | "final";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            staff_note: string | null;
                            is_admin: boolean;
                            profiles: {
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
                                is_subscribed: boolean;
                                nickname: string | null;
                                club_name: string | null;
                                club_id: string | null;
                            }[];
                            version: number;
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
            /** @description UserNotFoundException */
            404: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "UserNotFoundException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listPlans: {
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
                            name: string;
                            description: string;
                            audience: ("player" | "club-representative" | "agent" | "coach")[];
                            price: number;
                            currency: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            is_free: boolean;
                            trial_request_limit: number | null;
                            features: string[];
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
    getSubscription: {
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
                            profile_id: string;
                            plan: {
                                id: string;
                                name: string;
                                description: string;
                                audience: ("player" | "club-representative" | "agent" | "coach")[];
                                price: number;
                                currency: string;
                                /** @enum {string} */
                                interval: "month" | "year";
                                is_free: boolean;
                                trial_request_limit: number | null;
                                features: string[];
                            };
                            /** @enum {string} */
                            status: "incomplete" | "active" | "past_due" | "canceled";
                            /** Format: date-time */
                            started_at: string;
                            current_period_end: string | null;
                        } | null;
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
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: string;
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
                            profile_id: string;
                            plan: {
                                id: string;
                                name: string;
                                description: string;
                                audience: ("player" | "club-representative" | "agent" | "coach")[];
                                price: number;
                                currency: string;
                                /** @enum {string} */
                                interval: "month" | "year";
                                is_free: boolean;
                                trial_request_limit: number | null;
                                features: string[];
                            };
                            /** @enum {string} */
                            status: "incomplete" | "active" | "past_due" | "canceled";
                            /** Format: date-time */
                            started_at: string;
                            current_period_end: string | null;
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
            /** @description FreeSubscriptionAlreadyExists, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "FreeSubscriptionAlreadyExists" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listOffers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                turn?: "mine" | "theirs";
                player_id?: string;
                sort?: "expires" | "updated";
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            mine: number;
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
    makeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: string;
                    team_id: string;
                    /** @default true */
                    negotiable?: boolean;
                    /** Format: date-time */
                    expires_at: string;
                    terms: {
                        contract_start_date: string;
                        contract_expiry_date: string;
                        salary: {
                            amount: number;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                            /** @enum {string} */
                            per: "week" | "month" | "season";
                            /** @enum {string} */
                            basis: "gross" | "net";
                        };
                        signing_bonus: number | null;
                        bonuses: {
                            /** @enum {string} */
                            kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                            amount: number;
                        }[];
                        release_clause: number | null;
                        extension_option: {
                            /** @enum {string} */
                            by: "club" | "player" | "both";
                            months: number;
                        } | null;
                        housing: {
                            amount: number;
                            /** @constant */
                            per: "month";
                        } | null;
                        squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                        other_terms: string;
                    };
                    /** @default  */
                    message?: string;
                    /** @default false */
                    club_informed?: boolean;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description OfferAlreadyExistsForApplicant, OfferContractStartDateMustBeAfterCurrentContract, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferAlreadyExistsForApplicant" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "ValidationFailed";
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
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
    counterOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    terms: {
                        contract_start_date: string;
                        contract_expiry_date: string;
                        salary: {
                            amount: number;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                            /** @enum {string} */
                            per: "week" | "month" | "season";
                            /** @enum {string} */
                            basis: "gross" | "net";
                        };
                        signing_bonus: number | null;
                        bonuses: {
                            /** @enum {string} */
                            kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                            amount: number;
                        }[];
                        release_clause: number | null;
                        extension_option: {
                            /** @enum {string} */
                            by: "club" | "player" | "both";
                            months: number;
                        } | null;
                        housing: {
                            amount: number;
                            /** @constant */
                            per: "month";
                        } | null;
                        squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                        other_terms: string;
                    };
                    /** @default  */
                    message?: string;
                    /** @default false */
                    final?: boolean;
                    /** Format: date-time */
                    expires_at?: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferContractStartDateMustBeAfterCurrentContract, OfferNotNegotiable, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
                    };
                };
            };
            /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, OfferTermsNotChanged, ValidationFailed */
            422: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "OfferTermsNotChanged" | "ValidationFailed";
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
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferContractStartDateMustBeAfterCurrentContract, OfferNotPending, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotPending" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    /** @default  */
                    reason?: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
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
            /** @description OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            representative: {
                                profile_id: string;
                                name: string;
                                position: string;
                            };
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                            close_reason: "player-signed-elsewhere" | null;
                            reason: string | null;
                            contract: {
                                /** @enum {string} */
                                status: "signing" | "completed" | "failed";
                                document_id: string | null;
                                reason: string | null;
                            } | null;
                            /** @enum {string} */
                            recipient: "club" | "player";
                            your_turn: boolean;
                            /** @enum {string} */
                            your_side: "club" | "player";
                            negotiable: boolean;
                            round: number;
                            total_per_season: number;
                            currency: string;
                            /** Format: date */
                            contract_start_date: string;
                            /** Format: date */
                            contract_expiry_date: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            rounds: {
                                number: number;
                                /** @enum {string} */
                                by: "club" | "player";
                                terms: {
                                    /** Format: date */
                                    contract_start_date: string;
                                    /** Format: date */
                                    contract_expiry_date: string;
                                    salary: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                        /** @enum {string} */
                                        per: "week" | "month" | "season";
                                        /** @enum {string} */
                                        basis: "gross" | "net";
                                    };
                                    signing_bonus: number | null;
                                    bonuses: {
                                        /** @enum {string} */
                                        kind: "appearance" | "goal" | "assist" | "clean sheet" | "promotion" | "title" | "international cap";
                                        amount: number;
                                    }[];
                                    release_clause: number | null;
                                    extension_option: {
                                        /** @enum {string} */
                                        by: "club" | "player" | "both";
                                        months: number;
                                    } | null;
                                    housing: {
                                        amount: number;
                                        /** @constant */
                                        per: "month";
                                    } | null;
                                    squad_role: ("key player" | "first team" | "rotation" | "development" | "academy") | null;
                                    other_terms: string;
                                };
                                message: string;
                                /** Format: date-time */
                                at: string;
                                digest: string;
                                total: {
                                    total: number;
                                    salary: number;
                                    signing_bonus: number;
                                    housing: number;
                                    seasons: number;
                                };
                                author: string;
                                changed: string[];
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
            /** @description OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: string;
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
                            player: {
                                profile_id: string;
                                name: string;
                                nickname: string;
                            };
                            possible: boolean;
                            teams: {
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
                                refusal: {
                                    error: string;
                                    message: string;
                                } | null;
                                offer_id: string | null;
                            }[];
                            approach: {
                                /** @enum {string} */
                                approach: "free" | "open" | "club-informed";
                                ends_on: string | null;
                                approach_free_from: string | null;
                            };
                            max_years: number;
                            earliest_start: string | null;
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
    listDocuments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                turn?: "mine";
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
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
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
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            mine: number;
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
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                            /** @enum {string} */
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
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
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
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
    downloadOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                    "application/pdf": string;
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
            /** @description DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
    downloadSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                    "application/pdf": string;
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
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                    "application/pdf": string;
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
            /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
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
    declineDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
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
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
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
            /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
            403: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
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
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    voidDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
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
                            kind: "contract" | "mandate" | "guardian-consent" | "other";
                            title: string;
                            /** @enum {string} */
                            status: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
                            your_turn: boolean;
                            signers: {
                                order: number;
                                profile_id: string;
                                name: string;
                                /** @enum {string} */
                                role: "player" | "guardian" | "agent" | "club-representative";
                                /** @enum {string} */
                                status: "waiting" | "current" | "signed" | "declined";
                                signed_at: string | null;
                                is_you: boolean;
                            }[];
                            expires_at: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            offer_id: string | null;
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
                            player_name: string | null;
                            from: string | null;
                            until: string | null;
                            sha256: string | null;
                            sealed_sha256: string | null;
                            is_author: boolean;
                            reason: string | null;
                            files: {
                                original: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                signed: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                                certificate: {
                                    available: boolean;
                                    error: string | null;
                                    message: string | null;
                                };
                            };
                            trail: {
                                /** Format: date-time */
                                at: string;
                                what: string;
                                by: string | null;
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
            /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
            409: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                    };
                };
            };
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    listStuckSeals: {
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
                            title: string;
                            /** Format: date-time */
                            fully_signed_at: string;
                            attempts: number;
                            cause: string;
                            last_attempt_at: string | null;
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
    retrySeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    /** @description What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads. */
                    "Touchline-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
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
            /** @description CsrfTokenMismatch */
            419: {
                headers: {
                    /** @description No answer with data of a person is kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        error: "CsrfTokenMismatch";
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
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events named `notification`; the data of each is JSON: `id`, `title`, `text`, `href` and `needs_answer` as `listNotifications` has them, and `kind`. A comment every 20 seconds keeps the stream open. What came while a client was away is in the inbox. */
            200: {
                headers: {
                    /** @description A stream is never kept. */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
