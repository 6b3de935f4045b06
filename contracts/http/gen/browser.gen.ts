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
    "/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a sign-in: a code of the app, or a recovery code */
        post: operations["loginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey, alone or after the password */
        post: operations["loginPasskey"];
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
    "/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff’s figures: who comes, how fast staff decide, what waits, the market’s pulse and how the parts are */
        get: operations["getAdminFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff see of a person beside the account: sessions, decisions, dealings, documents, subscriptions */
        get: operations["getPersonFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/verify-with-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies a person and a profile of theirs by one decision: both, or why not; where the person is refused after the profile was verified, that */
        post: operations["verifyPersonAndProfile"];
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
    "/guest-signing/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs as a guest, with the code from his mail */
        post: operations["signAsGuest"];
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
    "/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the archive is of all that is kept of oneself */
        get: operations["getOwnData"];
        put?: never;
        /** Asks for an archive of all that is kept of oneself; one at a time */
        post: operations["requestOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive, while it is there */
        get: operations["downloadOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the account for good, with its profiles; what is open is closed, and personal data goes */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a new address; the answer is the same where the address has an account */
        post: operations["requestEmailChange"];
        /** Forgets a change of address that waits for its code */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the address with the code from its mail; other sessions end */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts an address back with the link that was sent to it; all sessions end and the password with them */
        post: operations["undoEmailChange"];
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
        /** Signs out everywhere else: ends all of the own sessions but the one that asks */
        delete: operations["endOtherSessions"];
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
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own two-step sign-in */
        get: operations["getSecondFactor"];
        put?: never;
        /** Begins to set up an app: a new secret, kept for 15 minutes until a code confirms it */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches two-step sign-in on with a first code; other sessions end */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes; those before don’t work any more */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks this device to make a passkey: a challenge for 5 minutes */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the passkey that a device made, beside the app */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one of the own passkeys */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a device for one of its passkeys: a challenge for 5 minutes, the same for everybody */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches two-step sign-in off; other sessions end */
        post: operations["switchOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/guardian-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the guardian’s consent is, for the player it is about; null: nobody was asked */
        get: operations["getGuardianConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/guardian-consent/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the guardian a new link, or asks again after a refusal or a withdrawal */
        post: operations["askGuardianAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian-consent/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a guardian is asked, or can take back, by the link of a mail */
        post: operations["openGuardianConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian-consent/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guardian consents or refuses; the link is used up */
        post: operations["answerGuardianConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian-consent/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guardian takes the consent back; it ends at once */
        post: operations["withdrawConsent"];
        delete?: never;
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
    "/guest-signing/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a guest the code to sign with; the code before is worth nothing from then on */
        post: operations["sendSigningCode"];
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
    "/admin/users/{user_id}/document-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Compares the number on an identification document with those of others; only a keyed hash is kept */
        put: operations["noteDocumentNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a person that waits for staff, or stays with it for another 15 minutes */
        put: operations["takeUserCase"];
        post?: never;
        /** Gives a person back that one has taken; anybody may take it then */
        delete: operations["giveUserCaseBack"];
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
    "/admin/users/{user_id}/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the second factor of somebody who lost it to be taken away */
        post: operations["askFactorRemoval"];
        /** Takes back that a second factor was asked to be removed */
        delete: operations["dropFactorRemoval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/second-factor/removal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a second factor away that another member of staff asked to remove; every session ends */
        post: operations["confirmFactorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of a user; the account stays as it is */
        post: operations["endUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who has an account, with their profiles’ states; members alone unless staff are asked for */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a user is signed in, the last used first */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of a user */
        delete: operations["endUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies several users; each answers for itself */
        post: operations["verifyUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects several users for the same reason; each answers for itself */
        post: operations["rejectUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspends several users for the same reason, every session ends; each answers for itself */
        post: operations["suspendUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the suspension of several users; each answers for itself */
        post: operations["reinstateUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who came, how fast staff decided, and how far people got: 7 days, 12 weeks or 12 months, this one last */
        get: operations["peopleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what to whom, newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log as CSV: the newest 5000 entries of these filters */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
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
    "/profile/highlights/{highlight_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Moves a highlight to another place: the first one stands large on the page */
        put: operations["moveHighlight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a highlight with a clip: MP4 or WebM, at most 100 MB */
        post: operations["addClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/highlights/{highlight_id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The picture of a clip before it plays: PNG or JPEG, at most 2 MB */
        put: operations["setPoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a season to the career */
        post: operations["addSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/seasons/{season_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes a season of the career anew */
        put: operations["changeSeason"];
        post?: never;
        /** Removes a season from the career */
        delete: operations["removeSeason"];
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
    "/players/{profile_id}/highlights/{highlight_id}/clip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip of a player’s highlight, whole or a part of it */
        get: operations["getClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/highlights/{highlight_id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A frame of the clip of a player’s highlight */
        get: operations["getPoster"];
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
    "/profile/agent": {
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
        /** Agent, step 1: person and agency */
        patch: operations["saveAgent"];
        trace?: never;
    };
    "/profile/coach": {
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
        /** Coach, step 1: person and coaching */
        patch: operations["saveCoach"];
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
    "/clubs/{club_id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A club’s page: its facts, its teams, and who may act for it */
        get: operations["getClubPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes the entries of the own club anew that staff have rejected, and hands it in again */
        post: operations["resubmitClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/crest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The crest of the own club: PNG or JPEG, kept as a square that stays transparent where it was */
        put: operations["setCrest"];
        post?: never;
        /** Removes the crest of the own club: it is drawn again */
        delete: operations["removeCrest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club_id}/crest/{crest_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A crest by its content; it never changes */
        get: operations["getCrest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these clubs have set a crest; one that was merged has that of the club that stays */
        get: operations["listCrests"];
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
        /** Scoutable players, for clubs and agents, with filters, counts per filter value and keyset pages */
        get: operations["scoutPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scouting/players.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A search as CSV: its first 300 players, taken from the budget as pages are */
        get: operations["exportPlayers"];
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
        /** A player’s sheet, for the player, other players, clubs and agents */
        get: operations["getPlayerSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/page-openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many clubs opened the own page, and how often: the last 12 weeks, the oldest first */
        get: operations["listPageOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lists of the own club, by name */
        get: operations["listShortlists"];
        put?: never;
        /** A new list, for everybody who acts for the club */
        post: operations["createShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One list with its players */
        get: operations["getShortlist"];
        put?: never;
        post?: never;
        /** Deletes a list; it can be restored */
        delete: operations["deleteShortlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list as CSV, with what is noted */
        get: operations["exportShortlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a list another name */
        put: operations["renameShortlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted list back as it was */
        post: operations["restoreShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a player on a list; one who is there stays as noted */
        post: operations["addToShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes something else of a player on a list */
        put: operations["changeShortlistEntry"];
        post?: never;
        /** Takes a player off a list; it can be undone */
        delete: operations["removeFromShortlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortlists/{shortlist_id}/players/{player_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a player who was taken off back, as noted */
        post: operations["restoreToShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s mandates, newest first */
        get: operations["listMandates"];
        put?: never;
        /** An agent asks a player to represent him */
        post: operations["requestMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mandate */
        get: operations["getMandate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player says yes: the agent represents him */
        post: operations["confirmMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player says no */
        post: operations["declineMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent takes his request back */
        post: operations["withdrawMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandates/{mandate_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a mandate early: the agent at once, the player with 14 days’ notice */
        post: operations["endMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{profile_id}/representations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who represents a player today, for everybody in the market */
        get: operations["listRepresentations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved searches for players, newest first */
        get: operations["listSavedSearches"];
        put?: never;
        /** Keeps a search, and says when to be told of players that newly match */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another name, or another time to be told */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Keeps a search no longer */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{search_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a search: what newly matched has been seen */
        post: operations["openSavedSearch"];
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
    "/admin/profiles/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many profiles of each kind and how many clubs wait for staff, by how long; how fast staff decided on profiles */
        get: operations["queueFigures"];
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
    "/admin/profiles/{profile_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a profile that waits for staff, or stays with it for another 15 minutes */
        put: operations["takeProfileCase"];
        post?: never;
        /** Gives a profile back that one has taken; anybody may take it then */
        delete: operations["giveProfileCaseBack"];
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
    "/admin/profiles/{profile_id}/seasons/{season_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stands for a season of a player’s career as it was written, or takes that back */
        post: operations["confirmSeason"];
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
        /** Verifies a profile; a player with the valuation tier that it has or is given */
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
        /** Verifies several profiles, players with one tier for all of them where it is given; each answers for itself */
        post: operations["verifyProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects several profiles for the same reason; each answers for itself */
        post: operations["rejectProfiles"];
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
        /** Adds a club; it counts as verified */
        post: operations["addClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a club that waits for staff, or stays with it for another 15 minutes */
        put: operations["takeClubCase"];
        post?: never;
        /** Gives a club back that one has taken; anybody may take it then */
        delete: operations["giveClubCaseBack"];
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
        /** Verifies a club that a member entered */
        post: operations["verifyClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies several clubs; each answers for itself */
        post: operations["verifyClubs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a club that a member entered, for a reason that its representatives read */
        post: operations["rejectClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects several clubs for the same reason; each answers for itself */
        post: operations["rejectClubs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision on a club back: it waits again */
        post: operations["reopenClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/crest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the crest of any club, as its representatives do */
        put: operations["setClubCrest"];
        post?: never;
        /** Removes the crest of any club: it is drawn again */
        delete: operations["removeClubCrest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes the facts of a club anew; everything that names it follows */
        put: operations["changeClub"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/{club_id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the teams, people and lists of a club to the one that it is the same as */
        post: operations["mergeClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clubs/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a file of clubs would bring, or brings these lines of it in */
        post: operations["importClubs"];
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
        /** The plans for the current profile’s type, in the order in which they are offered */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entry-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plans on sale cost each kind of member, for everybody; may be some minutes old */
        get: operations["listEntryPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All plans, the archived ones too, in the order in which they are offered */
        get: operations["listAllPlans"];
        put?: never;
        /** A new plan, offered from now on */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what is offered from now on; who has the plan keeps what was taken, or is moved with notice */
        put: operations["editPlan"];
        post?: never;
        /** Deletes a plan that nobody has ever taken */
        delete: operations["deletePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a plan off the list; who has it keeps it */
        post: operations["archivePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers an archived plan again */
        post: operations["restorePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/plans/{plan_id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a plan before another one, or last */
        post: operations["movePlan"];
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
        /** Takes a free plan */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the page where a plan is paid by card; a second one closes the first */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkouts/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a page where the current profile was to enter a card: for who comes back from it */
        get: operations["getCheckoutOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/checkout/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the page where the card would be entered */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another plan costs now and from the next period on; changes nothing */
        get: operations["previewPlanChange"];
        put?: never;
        /** Changes to another plan or price, as it was shown at `at`, at most 15 minutes ago */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/change/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the plan: takes back a change that waits for its payment */
        post: operations["dropPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends it with the paid period; a free one at once */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on after all with what would have ended with the paid period */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment service’s page for cards, addresses and tax ids */
        post: operations["openBillingPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the current profile, the newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the current profile pays with, or null */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/next-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the current profile pays next, with tax, or null */
        get: operations["getNextPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subscriptions, those that changed last first */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What paid subscriptions bring, and how many came and went: twelve months, this one last */
        get: operations["subscriptionFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{subscription_id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the payment service how it stands; what differed is kept and shown */
        post: operations["reconcileSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the payment service tells: kept, acknowledged, and then looked after */
        post: operations["receiveStripe"];
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
    "/offers-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the current profile’s offers stand: how many in each group, and what is open, added up */
        get: operations["getOffersOverview"];
        put?: never;
        post?: never;
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
    "/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current profile’s interests, newest first */
        get: operations["listInterests"];
        put?: never;
        /** Tells a player that a team is interested in him */
        post: operations["declareInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One interest */
        get: operations["getInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says it in other words, while it waits for its answer */
        put: operations["changeInterestMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins talks: each side learns how to reach the other */
        post: operations["acceptInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no */
        post: operations["declineInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/{interest_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the own interest back */
        post: operations["withdrawInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The board of open positions with filters and counts; for a player also those he answered */
        get: operations["listOpportunities"];
        put?: never;
        /** Publishes an open position of a team */
        post: operations["publishOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions of the representative’s teams, newest first, with how many answers stand where */
        get: operations["listOwnOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One position */
        get: operations["getOpportunity"];
        /** Changes an open position */
        put: operations["editOpportunity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who answered a position of the own team, best fit first */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a position off the board */
        post: operations["closeOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by hand which of those who answered has the place */
        post: operations["fillOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers an open position: an interest that the club may accept */
        post: operations["answerOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved searches for open positions, newest first */
        get: operations["listOpportunitySearches"];
        put?: never;
        /** Keeps a search, and says when to be told of open positions that newly match */
        post: operations["saveOpportunitySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another name, or another time to be told */
        put: operations["changeOpportunitySearch"];
        post?: never;
        /** Keeps a search no longer */
        delete: operations["deleteOpportunitySearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunity-searches/{search_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a search: what newly matched has been seen */
        post: operations["openOpportunitySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players of the agent who looks, beside an open position, best fit first */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opportunities/{opportunity_id}/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent puts a player of his forward; the club learns of it once the player has answered */
        post: operations["suggestPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions for which the player was put forward, or whom the agent put forward, newest first */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{suggestion_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player doesn’t want this position: its club never learns of it */
        post: operations["declineSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{suggestion_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent takes back what the player hasn’t answered */
        post: operations["withdrawSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there was between clubs and players: of a player with each team, or of own teams with one player */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dealings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest interests and offers of a person’s profiles, without their terms */
        get: operations["listDealings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/market/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many interests were declared, positions answered and offers made: 7 or 14 days, 12 weeks or 12 months, this one last */
        get: operations["marketPulse"];
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
        /** A draft of an own document; its file and its signers follow */
        post: operations["draftDocument"];
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
        /** Throws an own draft away, with its file */
        delete: operations["discardDocument"];
        options?: never;
        head?: never;
        /** Changes title, message and deadline of an own draft */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/documents/{document_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The file of an own draft: PDF, at most 20 MB and 200 pages; another one takes its place */
        put: operations["uploadDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which fields stand on the pages of an own draft, and who fills them in: all of them */
        put: operations["placeFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/known-signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oneself, then people with whom one has signed, the newest first */
        get: operations["listKnownSigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts somebody at the end of the order of an own draft: by the address of the account, or one who is known */
        post: operations["addSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/signers/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of the order of an own draft */
        delete: operations["removeSigner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says in which order the signers of an own draft sign, and who of them at the same place */
        put: operations["orderSigners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names somebody who gets the sealed document and doesn’t sign it: found as a signer is */
        post: operations["addCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/copies/{profile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of those who get an own draft once it is sealed */
        delete: operations["removeCopy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an own draft: the first signer is told, and nothing of it changes any more */
        post: operations["sendDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects an own document that was sent and that not everybody has signed: it ends, and a draft has all that it had */
        post: operations["correctDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document_id}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps an own document as a template: its file, order and fields, with a role in the place of each signer and of who gets a copy */
        post: operations["makeTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own templates and those that colleagues of the club share, by title */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /** Deletes a template; documents that were made from it stay */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /** Changes what a template says about its documents, and whether the club shares it */
        patch: operations["changeTemplate"];
        trace?: never;
    };
    "/document-templates/{template_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a template */
        get: operations["downloadTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft with all that a template keeps, and somebody in each role that signs; who gets a copy may be nobody */
        post: operations["useTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty file of lines for a template: the heading, and a line as an example */
        get: operations["downloadLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/lines/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a file of lines is read, line by line; nothing is sent, and nobody is looked up */
        post: operations["checkLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-templates/{template_id}/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a document of its own to the people of each line; each line is accounted for */
        post: operations["beginSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own sendings, the newest first */
        get: operations["listSendings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-sendings/{sending_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sending, with what became of each line */
        get: operations["getSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contract-wordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wordings of the employment contract, by language, the newest first */
        get: operations["listContractWordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contract-wordings/{language}/{version}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sample contract in this wording, marked as one */
        get: operations["previewContractWording"];
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
    "/documents/{document_id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that proves the document, in one archive with a page that verifies it offline */
        get: operations["downloadEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several documents in one archive, each as far as it is: sealed, or as it was made */
        get: operations["downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sealed-files/{fingerprint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a file with this SHA-256 was sealed here, for whoever has the file */
        get: operations["checkSealedFile"];
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
    "/documents/{document_id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reminds those whose turn it is, by the author: each of them once a day */
        post: operations["remindSigners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document that a guest’s link is for */
        get: operations["getGuestDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the document as it was made */
        get: operations["downloadGuestOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the sealed document with all signatures */
        get: operations["downloadGuestSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, the certificate of evidence */
        get: operations["downloadGuestCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For a guest, all that proves the document, in one archive */
        get: operations["downloadGuestEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest-signing/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines to sign, as a guest, with a reason */
        post: operations["declineAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest documents that a person’s profiles sign or have written, as staff may know them */
        get: operations["listDocumentsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many contracts were completed: 7 or 14 days, 12 weeks or 12 months, this one last */
        get: operations["signaturePulse"];
        put?: never;
        post?: never;
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
        Registration: {
            /** @enum {string} */
            profile_type: "player" | "club-representative" | "agent" | "coach";
            name: string;
            email: string;
            password: string;
            /** @constant */
            accepts_terms: true;
        };
        Id: string;
        /** @enum {string} */
        ValuationTier: "A+" | "A" | "B+" | "B" | "C+" | "C" | "D";
        Signature: {
            /** @constant */
            kind: "typed";
            text: string;
        } | {
            /** @constant */
            kind: "drawn";
            path: string;
        };
        FilledIn: {
            version: string;
            values: {
                field: string;
                value: string;
            }[];
        };
        PasswordAndCode: {
            password: string;
            code: string;
        };
        ConsentAnswer: {
            /** @enum {string} */
            answer: "give" | "refuse";
            name: string;
            date_of_birth: components["schemas"]["CalendarDate"];
            /** @default  */
            reason?: string;
        };
        /** Format: date */
        CalendarDate: string;
        ConsentWithdrawal: {
            /** @default  */
            reason?: string;
        };
        /** @enum {string} */
        VerificationStatus: "pending" | "verified" | "rejected";
        Looking: {
            submission: string;
            despite?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        ProfileType: "player" | "club-representative" | "agent" | "coach";
        /** @enum {string} */
        JudgedState: "open" | "waiting" | "verified" | "rejected";
        Country: string;
        /** @enum {string} */
        MemberStep: "registered" | "onboarded" | "verified" | "subscribed" | "offered" | "signed";
        /** @enum {string} */
        Gender: "female" | "male";
        /** @enum {string} */
        Position: "GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF";
        /** @enum {string} */
        CoachLicence: "UEFA Pro" | "UEFA A" | "UEFA B" | "UEFA C" | "National licence" | "No licence yet";
        NewClub: {
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
            country: components["schemas"]["Country"];
            teams: components["schemas"]["NewTeam"][];
        };
        NewTeam: {
            name: string;
            gender: components["schemas"]["Gender"];
            /** @enum {string} */
            level: "first team" | "second team" | "U23" | "U21" | "U19" | "U17";
        };
        ResubmittingClub: {
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
        };
        /** @enum {string} */
        ShortlistPriority: "first" | "second" | "watch";
        /** @enum {string} */
        ShortlistStage: "to-watch" | "watched" | "to-contact" | "on-hold";
        /** @enum {string} */
        MandateStatus: "pending" | "active" | "declined" | "withdrawn" | "ended" | "lapsed";
        OptionalReason: {
            /** @default  */
            reason?: string;
        };
        SearchFilters: {
            /** @default  */
            q?: string;
            /** @default [] */
            positions?: components["schemas"]["Position"][];
            /** @default [] */
            feet?: ("left" | "right" | "both")[];
            /** @default [] */
            tiers?: components["schemas"]["ValuationTier"][];
            /** @default [] */
            nationalities?: components["schemas"]["Country"][];
            /** @default null */
            gender?: components["schemas"]["Gender"] | null;
            /** @default null */
            age_min?: number | null;
            /** @default null */
            age_max?: number | null;
            /** @default null */
            height_min?: number | null;
            /** @default null */
            height_max?: number | null;
            /** @default null */
            contract?: ("6" | "12" | "24" | "free") | null;
            /**
             * @default tier
             * @enum {string}
             */
            sort?: "tier" | "age" | "contract" | "name" | "newest";
        };
        /** @enum {string} */
        SearchNotice: "daily" | "at-once" | "none";
        /** Format: date-time */
        Instant: string;
        ChangingClub: {
            submission: string;
            name: string;
            short_name: string;
            city: string;
            founded: number | null;
            website: string | null;
        };
        MergingClub: {
            submission: string;
            into: components["schemas"]["Id"];
            despite?: components["schemas"]["Id"];
        };
        ImportingClubs: {
            file_name: string;
            content: string;
            lines: number[] | null;
        };
        /** @enum {string} */
        Entitlement: "saved-searches" | "csv-export" | "page-openings";
        PlanPrice: {
            /** @enum {string} */
            interval: "month" | "year";
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            amount: number;
        };
        /** @enum {string} */
        SubscriptionStatus: "incomplete" | "active" | "past_due" | "canceled";
        Terms: {
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
        /** @enum {string} */
        OfferStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
        SharedContact: {
            /** @default false */
            email?: boolean;
            /** @default  */
            phone?: string;
        };
        /** @enum {string} */
        InterestStatus: "pending" | "accepted" | "declined" | "withdrawn" | "closed";
        /** @enum {string} */
        OpportunityStatus: "open" | "closed" | "filled";
        OpportunityFilters: {
            /** @default [] */
            positions?: components["schemas"]["Position"][];
            /** @default null */
            fits?: ("every" | "one" | "more") | null;
            /** @default [] */
            starts?: string[];
            /** @default [] */
            levels?: ("first team" | "second team" | "U23" | "U21" | "U19" | "U17")[];
            /** @default [] */
            countries?: components["schemas"]["Country"][];
            /** @default null */
            pay?: "shown" | null;
            /**
             * @default fit
             * @enum {string}
             */
            sort?: "newest" | "closes" | "fit";
        };
        /** @enum {string} */
        SuggestionStatus: "pending" | "answered" | "declined" | "withdrawn" | "closed";
        /** @enum {string} */
        DocumentStatus: "draft" | "available" | "fully-signed" | "completed" | "declined" | "voided" | "expired";
        /** @enum {string} */
        TrialStatus: "pending" | "accepted" | "declined" | "withdrawn" | "cancelled" | "completed" | "closed";
        EnteredDates: {
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
        };
        Me: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            is_admin: boolean;
            email_verified_at: components["schemas"]["Instant"] | null;
            email_change: components["schemas"]["EmailChange"] | null;
            identification: {
                /** @enum {string} */
                status: "none" | "provided";
                kind: string | null;
                provided_at: components["schemas"]["Instant"] | null;
                kept_until: components["schemas"]["Instant"] | null;
                destroyed_at: components["schemas"]["Instant"] | null;
            };
            verification_status: components["schemas"]["VerificationStatus"];
            rejection: components["schemas"]["Rejection"] | null;
            profiles: components["schemas"]["MeProfile"][];
            default_profile_id: components["schemas"]["Id"] | null;
            default_profile_type: components["schemas"]["ProfileType"] | null;
            unread: number;
            answers: number;
            second_factor: {
                on: boolean;
                required: boolean;
            };
        };
        EmailChange: {
            email: string;
            expires_at: components["schemas"]["Instant"];
        };
        Rejection: {
            reason: string;
            /** @enum {string} */
            kind: "fixable" | "final";
            at: components["schemas"]["Instant"];
        };
        MeProfile: {
            id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            verification_status: components["schemas"]["VerificationStatus"];
            rejection: components["schemas"]["Rejection"] | null;
            is_subscribed: boolean;
            lacks_consent: boolean;
            nickname: string | null;
            club_name: string | null;
            club_id: string | null;
            club_short_name: string | null;
            agency: string | null;
        };
        /** @enum {string} */
        OnboardingStatus: "pending" | "completed";
        Interest: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            initiated_by: components["schemas"]["Party"];
            status: components["schemas"]["InterestStatus"];
            message: string;
            reason: string | null;
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            your_turn: boolean;
            contact: {
                name: string;
                email: string | null;
                phone: string | null;
            } | null;
            opportunity: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            declared_at: components["schemas"]["Instant"];
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
        OfferRow: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            status: components["schemas"]["OfferStatus"];
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            reason: string | null;
            contract: {
                /** @enum {string} */
                status: "signing" | "completed" | "failed";
                document_id: components["schemas"]["Id"] | null;
                reason: string | null;
            } | null;
            recipient: components["schemas"]["Party"];
            your_turn: boolean;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            negotiable: boolean;
            round: number;
            total_per_season: number;
            currency: string;
            salary: components["schemas"]["OfferSalary"];
            salary_before: components["schemas"]["OfferSalary"] | null;
            player_today: components["schemas"]["PlayerToday"] | null;
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
            interest_id: components["schemas"]["Id"] | null;
            expires_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        OfferSalary: {
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            /** @enum {string} */
            per: "week" | "month" | "season";
        };
        PlayerToday: {
            age: number;
            positions: string[];
            club_team: components["schemas"]["ClubTeam"] | null;
        };
        DocumentRow: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            title: string;
            status: components["schemas"]["DocumentStatus"];
            author_name: string;
            is_author: boolean;
            your_turn: boolean;
            signers: components["schemas"]["Signer"][];
            places: components["schemas"]["SigningPlace"][];
            expires_at: components["schemas"]["Instant"] | null;
            updated_at: components["schemas"]["Instant"];
            offer_id: components["schemas"]["Id"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
        };
        Signer: {
            order: number;
            place: number;
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            /** @enum {string} */
            status: "waiting" | "current" | "signed" | "declined" | "not-needed";
            signed_at: components["schemas"]["Instant"] | null;
            reminded_at: components["schemas"]["Instant"] | null;
            is_you: boolean;
        };
        SigningPlace: {
            place: number;
            needed: number;
            of: number;
            signed: number;
        };
        Mandate: {
            id: components["schemas"]["Id"];
            agent: components["schemas"]["ShownAgent"];
            player: components["schemas"]["ShownPlayer"];
            exclusive: boolean;
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            message: string;
            status: components["schemas"]["MandateStatus"];
            reason: string | null;
            close_reason: "guardian-consent-withdrawn" | null;
            end: {
                by: components["schemas"]["MandateEnder"];
                reason: string | null;
                said_at: components["schemas"]["Instant"];
            } | null;
            requested_at: components["schemas"]["Instant"];
            answer_by: components["schemas"]["CalendarDate"];
            updated_at: components["schemas"]["Instant"];
            your_side: components["schemas"]["MandateSide"];
            your_turn: boolean;
            blocked: components["schemas"]["ForeseenRefusal"] | null;
        };
        ShownAgent: {
            profile_id: components["schemas"]["Id"];
            name: string;
            agency: string;
            licence_number: string;
        };
        /** @enum {string} */
        MandateEnder: "agent" | "player" | "clock";
        /** @enum {string} */
        MandateSide: "agent" | "player";
        ForeseenRefusal: {
            error: string;
            message: string;
        };
        Suggestion: {
            id: components["schemas"]["Id"];
            opportunity: {
                id: components["schemas"]["Id"];
                title: string;
                position: components["schemas"]["Position"];
                closes_on: components["schemas"]["CalendarDate"];
                club_team: components["schemas"]["ClubTeam"];
            };
            agent: {
                profile_id: components["schemas"]["Id"];
                name: string;
                agency: string;
            };
            player: components["schemas"]["ShownPlayer"];
            message: string;
            status: components["schemas"]["SuggestionStatus"];
            reason: string | null;
            close_reason: ("position-ended" | "mandate-ended" | "guardian-consent-withdrawn") | null;
            suggested_at: components["schemas"]["Instant"];
            your_side: components["schemas"]["MandateSide"];
            your_turn: boolean;
        };
        HomePosition: {
            id: components["schemas"]["Id"];
            title: string;
            position: components["schemas"]["Position"];
            club_team: components["schemas"]["ClubTeam"];
            closes_on: components["schemas"]["CalendarDate"];
            answers: number | null;
        };
        Notification: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string;
            text: string;
            href: string;
            profile_id: components["schemas"]["Id"] | null;
            needs_answer: boolean;
            subject: components["schemas"]["NotificationSubject"] | null;
            answer_by: components["schemas"]["Instant"] | null;
            at: components["schemas"]["Instant"];
            read_at: components["schemas"]["Instant"] | null;
        };
        NotificationSubject: {
            /** @constant */
            kind: "club";
            club_id: components["schemas"]["Id"];
            name: string;
            short_name: string | null;
        } | {
            /** @constant */
            kind: "person";
            profile_id: components["schemas"]["Id"] | null;
            name: string;
        };
        ReadMeta: {
            stale?: boolean;
        };
        HeldNews: {
            group: string;
            topic: string;
            failed: number;
            waiting: number;
            since: components["schemas"]["Instant"];
            cause: string;
        };
        PeopleSpan: {
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            registered: number;
            kinds: {
                profile_type: components["schemas"]["ProfileType"];
                count: number;
            }[];
            decided: number;
            median: number | null;
            p90: number | null;
        };
        QueueAges: {
            fresh: number;
            day: number;
            old: number;
            oldest: components["schemas"]["Instant"] | null;
        };
        DecisionSpan: {
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            decided: number;
            median: number | null;
            p90: number | null;
        };
        Pulse: {
            from: components["schemas"]["CalendarDate"];
            count: number;
        }[];
        PartHealth: {
            name: string;
            fault: string | null;
            answered_ms: number;
            blocked: number | null;
        };
        UserSession: {
            id: components["schemas"]["Id"];
            browser: string | null;
            system: string | null;
            network: string | null;
            created_at: components["schemas"]["Instant"];
            last_seen_at: components["schemas"]["Instant"];
        };
        AuditEntry: {
            id: string;
            at: components["schemas"]["Instant"];
            what: string;
            by: components["schemas"]["AuditNamed"] | null;
            as: components["schemas"]["AuditNamed"] | null;
            about: components["schemas"]["AuditNamed"] | null;
            facts: {
                name: string;
                value: string;
                of: components["schemas"]["AuditNamed"] | null;
            }[];
            network: string | null;
            request: string | null;
        };
        AuditNamed: {
            id: components["schemas"]["Id"];
            name: string | null;
            profile_type: components["schemas"]["ProfileType"] | null;
        };
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
        SignedDocument: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string;
            status: string;
            turn: ("player" | "guardian" | "agent" | "club-representative" | "coach" | "guest") | null;
            updated_at: components["schemas"]["Instant"];
        };
        SubscriptionRow: {
            id: components["schemas"]["Id"];
            profile_id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            price: components["schemas"]["PlanPrice"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            is_subscribed: boolean;
            started_at: components["schemas"]["Instant"] | null;
            current_period_start: components["schemas"]["Instant"] | null;
            current_period_end: components["schemas"]["Instant"] | null;
            cancel_at_period_end: boolean;
            canceled_at: components["schemas"]["Instant"] | null;
            past_due_since: components["schemas"]["Instant"] | null;
            grace_ends_at: components["schemas"]["Instant"] | null;
            unpaid: {
                amount: number;
                currency: string;
                next_attempt_at: components["schemas"]["Instant"] | null;
            } | null;
            change: components["schemas"]["SubscriptionChange"] | null;
            move: {
                price: components["schemas"]["PlanPrice"];
                at: components["schemas"]["Instant"];
                name: string;
                trial_request_limit: number | null;
                adds: string[];
                drops: string[];
            } | null;
            profile_name: string;
            profile_type: components["schemas"]["ProfileType"];
            customer_url: string | null;
            looked_at: components["schemas"]["Instant"] | null;
            differences: components["schemas"]["SubscriptionDifference"][];
        };
        Plan: {
            id: components["schemas"]["Id"];
            version: number;
            name: string;
            description: string;
            audience: components["schemas"]["ProfileType"][];
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
            trial_request_limit: number | null;
            features: string[];
            entitlements: components["schemas"]["Entitlement"][];
        };
        SubscriptionChange: {
            /** @enum {string} */
            kind: "plan" | "cancel" | "resume" | "move" | "drop";
            /** @enum {string} */
            status: "asked" | "waiting" | "failed";
            asked_at: components["schemas"]["Instant"];
            plan_id: components["schemas"]["Id"] | null;
            interval: ("month" | "year") | null;
            currency: ("EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL") | null;
            payment: {
                amount: number;
                currency: string;
                until: components["schemas"]["Instant"];
            } | null;
        };
        SubscriptionDifference: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            found_by: "sweep" | "staff";
            fields: {
                field: string;
                ours: string | null;
                theirs: string | null;
            }[];
        };
        AdminProfile: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            verification_status: components["schemas"]["VerificationStatus"];
            user_verification_status: components["schemas"]["VerificationStatus"];
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            valuation_tier: components["schemas"]["ValuationTier"] | null;
            club_name: string | null;
            club_verified: boolean | null;
            position: string | null;
            agency: string | null;
            licence_number: string | null;
            licence_level: string | null;
            nationalities: string[];
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            waiting_since: components["schemas"]["Instant"] | null;
            claims_change: boolean;
            submission: string;
            held: components["schemas"]["CaseHold"] | null;
            profile: components["schemas"]["OwnProfile"];
            rejection: components["schemas"]["Rejection"] | null;
            staff_note: string | null;
            history: {
                at: components["schemas"]["Instant"];
                what: string;
                by: string | null;
                note: string | null;
            }[];
        };
        CaseHold: {
            by: components["schemas"]["Id"];
            by_name: string | null;
            since: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        OwnProfile: {
            id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            verification_status: components["schemas"]["VerificationStatus"];
            rejection: components["schemas"]["Rejection"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            claim: components["schemas"]["Claim"] | null;
            is_subscribed: boolean;
            club_decision: components["schemas"]["OwnClubDecision"] | null;
            player: {
                first_name: string | null;
                last_name: string | null;
                nickname: string | null;
                date_of_birth: components["schemas"]["CalendarDate"] | null;
                gender: components["schemas"]["Gender"] | null;
                phone: string | null;
                sport: "football" | null;
                nationalities: string[];
                positions: components["schemas"]["Position"][];
                preferred_foot: ("left" | "right" | "both") | null;
                height_cm: number | null;
                weight_kg: number | null;
                club_team: components["schemas"]["ClubTeam"] | null;
                club_verified: boolean | null;
                current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
                next_contract: components["schemas"]["UpcomingContract"] | null;
                valuation_tier: components["schemas"]["ValuationTier"] | null;
                highlights: components["schemas"]["Highlight"][];
                seasons: components["schemas"]["Season"][];
                photo: string | null;
                bio: string;
                visible_to_clubs: boolean;
                guardian: components["schemas"]["Guardian"] | null;
                guardian_consent: {
                    status: components["schemas"]["GuardianConsentStatus"];
                    reason: string | null;
                    at: components["schemas"]["Instant"];
                } | null;
                is_minor: boolean;
                of_age_on: components["schemas"]["CalendarDate"] | null;
            } | null;
            representative: {
                first_name: string | null;
                last_name: string | null;
                phone: string | null;
                position: string | null;
                club: components["schemas"]["Club"] | null;
                team_ids: components["schemas"]["Id"][];
            } | null;
            agent: components["schemas"]["OwnAgent"] | null;
            coach: components["schemas"]["OwnCoach"] | null;
            version: number;
        };
        Claim: {
            at: components["schemas"]["Instant"];
            club_team?: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on?: components["schemas"]["CalendarDate"] | null;
            nationalities?: string[];
            teams?: components["schemas"]["ClubTeam"][];
            agency?: string;
            licence_number?: string;
            licensed_countries?: string[];
            licence_level?: components["schemas"]["CoachLicence"];
            club?: components["schemas"]["CoachClub"] | null;
        };
        CoachClub: {
            club_id: components["schemas"]["Id"];
            club_name: string;
            club_short_name: string;
            country: string;
        };
        OwnClubDecision: {
            club_id: components["schemas"]["Id"];
            name: string;
            rejection: components["schemas"]["Rejection"] | null;
            is_entered: boolean;
        };
        UpcomingContract: {
            club_team: components["schemas"]["ClubTeam"];
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
        };
        Highlight: {
            id: components["schemas"]["Id"];
            title: string;
            url: string | null;
            /** @default null */
            clip: string | null;
            /** @default null */
            poster: string | null;
            at: components["schemas"]["Instant"];
        };
        Season: {
            id: components["schemas"]["Id"];
            began_in: number;
            club: string;
            level: string;
            appearances: number;
            minutes: number;
            goals: number;
            assists: number;
            at: components["schemas"]["Instant"];
            /** @default null */
            confirmed_at: components["schemas"]["Instant"] | null;
        };
        Guardian: {
            name: string;
            /** Format: email */
            email: string;
        };
        /** @enum {string} */
        GuardianConsentStatus: "requested" | "given" | "refused" | "withdrawn";
        Club: {
            id: components["schemas"]["Id"];
            name: string;
            short_name: string;
            country: string;
            city: string | null;
            founded: number | null;
            website: string | null;
            verified: boolean;
            crest: string | null;
            teams: components["schemas"]["Team"][];
        };
        Team: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            sport: "football";
            gender: components["schemas"]["Gender"];
            level: string;
        };
        OwnAgent: {
            first_name: string | null;
            last_name: string | null;
            agency: string | null;
            licence_number: string | null;
            licensed_countries: string[];
        };
        OwnCoach: {
            first_name: string | null;
            last_name: string | null;
            licence_level: components["schemas"]["CoachLicence"] | null;
            club: components["schemas"]["CoachClub"] | null;
            club_answered: boolean;
            club_verified: boolean | null;
            experience: string;
        };
        AdminUser: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            email_verified_at: components["schemas"]["Instant"] | null;
            verification_status: components["schemas"]["VerificationStatus"];
            /** @enum {string} */
            identification: "none" | "provided";
            profile_types: components["schemas"]["ProfileType"][];
            suspended_at: components["schemas"]["Instant"] | null;
            registered_at: components["schemas"]["Instant"];
            waiting_since: components["schemas"]["Instant"] | null;
            held: components["schemas"]["CaseHold"] | null;
            identification_kind: string | null;
            identification_provided_at: components["schemas"]["Instant"] | null;
            identification_content_type: string | null;
            identification_kept_until: components["schemas"]["Instant"] | null;
            identification_destroyed_at: components["schemas"]["Instant"] | null;
            rejection: components["schemas"]["Rejection"] | null;
            suspension_reason: string | null;
            staff_note: string | null;
            is_admin: boolean;
            second_factor: {
                on: boolean;
                removal: {
                    by: components["schemas"]["Id"];
                    by_name: string;
                    reason: string;
                    asked_at: components["schemas"]["Instant"];
                } | null;
            };
            profiles: components["schemas"]["MeProfile"][];
            version: number;
            submission: string;
            number_noted: boolean;
            alike: {
                people: components["schemas"]["AlikePerson"][];
                more: boolean;
            };
            history: {
                at: components["schemas"]["Instant"];
                what: string;
                by: string | null;
                note: string | null;
            }[];
        };
        AlikePerson: {
            user_id: components["schemas"]["Id"];
            name: string;
            verification_status: components["schemas"]["VerificationStatus"];
            suspended_at: components["schemas"]["Instant"] | null;
            because: ("document-number" | "document-file" | "name-and-birth")[];
        };
        Document: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            title: string;
            status: components["schemas"]["DocumentStatus"];
            author_name: string;
            is_author: boolean;
            your_turn: boolean;
            signers: components["schemas"]["PartySigner"][];
            places: components["schemas"]["SigningPlace"][];
            expires_at: components["schemas"]["Instant"] | null;
            updated_at: components["schemas"]["Instant"];
            offer_id: components["schemas"]["Id"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
            copies: components["schemas"]["CopyReader"][];
            may_remind: boolean;
            may_correct: boolean;
            corrects: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            correction_id: components["schemas"]["Id"] | null;
            sha256: string | null;
            sealed_sha256: string | null;
            message: string;
            sign_until: components["schemas"]["Instant"] | null;
            version: string | null;
            fields: components["schemas"]["SigningField"][];
            fields_version: string | null;
            reason: string | null;
            wording: components["schemas"]["ContractWording"] | null;
            files: {
                original: components["schemas"]["FileState"];
                signed: components["schemas"]["FileState"];
                certificate: components["schemas"]["FileState"];
                evidence: components["schemas"]["FileState"];
            };
            trail: {
                at: components["schemas"]["Instant"];
                what: string;
                by: string | null;
            }[];
        };
        PartySigner: {
            order: number;
            place: number;
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            /** @enum {string} */
            status: "waiting" | "current" | "signed" | "declined" | "not-needed";
            signed_at: components["schemas"]["Instant"] | null;
            reminded_at: components["schemas"]["Instant"] | null;
            is_you: boolean;
            evidence: components["schemas"]["SignerEvidence"] | null;
        };
        SignerEvidence: {
            /** @enum {string} */
            kind: "typed" | "drawn";
            address: string | null;
            mark: string;
            /** @enum {string} */
            proof: "password" | "mailed-code";
            network: string;
            device: {
                browser: string;
                system: string;
            } | null;
            sha256: string;
        };
        CopyReader: {
            profile_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
            guest_email: string | null;
            is_you: boolean;
        };
        SigningField: {
            id: string;
            /** @enum {string} */
            kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
            signer: components["schemas"]["Id"];
            order: number;
            is_you: boolean;
            page: number;
            left: number;
            top: number;
            width: number;
            height: number;
            required: boolean;
            label: string;
            value: string | null;
        };
        ContractWording: {
            language: string;
            version: string;
        };
        FileState: {
            available: boolean;
            error: string | null;
            message: string | null;
        };
        GuestDocument: {
            title: string;
            /** @enum {string} */
            kind: "contract" | "mandate" | "guardian-consent" | "other";
            author_name: string;
            message: string;
            status: components["schemas"]["DocumentStatus"];
            your_turn: boolean;
            guest: {
                name: string;
                email: string;
                /** @enum {string} */
                link: "sign" | "read";
            };
            signers: {
                order: number;
                place: number;
                name: string;
                /** @enum {string} */
                role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                /** @enum {string} */
                status: "waiting" | "current" | "signed" | "declined" | "not-needed";
                signed_at: components["schemas"]["Instant"] | null;
                reminded_at: components["schemas"]["Instant"] | null;
                is_you: boolean;
                evidence: components["schemas"]["SignerEvidence"] | null;
            }[];
            copies: {
                name: string;
                /** @enum {string} */
                role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                is_you: boolean;
            }[];
            places: components["schemas"]["SigningPlace"][];
            fields: {
                id: string;
                /** @enum {string} */
                kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
                order: number;
                is_you: boolean;
                page: number;
                left: number;
                top: number;
                width: number;
                height: number;
                required: boolean;
                label: string;
                value: string | null;
            }[];
            fields_version: string | null;
            expires_at: components["schemas"]["Instant"] | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            player_name: string | null;
            from: components["schemas"]["CalendarDate"] | null;
            until: components["schemas"]["CalendarDate"] | null;
            sha256: string | null;
            reason: string | null;
            wording: components["schemas"]["ContractWording"] | null;
            files: {
                original: components["schemas"]["FileState"];
                signed: components["schemas"]["FileState"];
                certificate: components["schemas"]["FileState"];
                evidence: components["schemas"]["FileState"];
            };
        };
        OwnData: {
            /** @enum {string} */
            status: "none" | "making" | "ready";
            asked_at: components["schemas"]["Instant"] | null;
            expires_at: components["schemas"]["Instant"] | null;
            bytes: number | null;
        };
        SecondFactor: {
            required: boolean;
            app: {
                since: components["schemas"]["Instant"];
            } | null;
            recovery_codes_left: number;
            passkeys: {
                id: components["schemas"]["Id"];
                name: string;
                created_at: components["schemas"]["Instant"];
                used_at: components["schemas"]["Instant"] | null;
            }[];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        PasskeyOptions: {
            options: string;
        };
        OwnGuardianConsent: {
            status: components["schemas"]["GuardianConsentStatus"];
            guardian: {
                name: string;
                email: string;
            };
            requested_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["Instant"];
            link_expires_at: components["schemas"]["Instant"];
            opened_at: components["schemas"]["Instant"] | null;
            answered_at: components["schemas"]["Instant"] | null;
            reason: string | null;
            of_age_on: components["schemas"]["CalendarDate"];
        };
        AskedConsent: {
            /** @enum {string} */
            purpose: "consent" | "withdrawal";
            player: {
                name: string;
                age: number;
            };
            guardian: {
                name: string;
            };
            expires_at: components["schemas"]["Instant"];
            of_age_on: components["schemas"]["CalendarDate"];
            answered_at: components["schemas"]["Instant"] | null;
        };
        AdminUserRow: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            email_verified_at: components["schemas"]["Instant"] | null;
            verification_status: components["schemas"]["VerificationStatus"];
            /** @enum {string} */
            identification: "none" | "provided";
            profile_types: components["schemas"]["ProfileType"][];
            suspended_at: components["schemas"]["Instant"] | null;
            registered_at: components["schemas"]["Instant"];
            waiting_since: components["schemas"]["Instant"] | null;
            held: components["schemas"]["CaseHold"] | null;
        };
        PageMeta: {
            next_cursor: string | null;
            total?: number;
            stale?: boolean;
        };
        PersonRow: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            email_verified_at: components["schemas"]["Instant"] | null;
            is_admin: boolean;
            state: components["schemas"]["JudgedState"];
            verification_status: components["schemas"]["VerificationStatus"];
            suspended_at: components["schemas"]["Instant"] | null;
            registered_at: components["schemas"]["Instant"];
            waiting_since: components["schemas"]["Instant"] | null;
            step: components["schemas"]["MemberStep"];
            countries: string[];
            profiles: {
                id: components["schemas"]["Id"];
                profile_type: components["schemas"]["ProfileType"];
                state: components["schemas"]["JudgedState"];
                is_subscribed: boolean;
                plan: string | null;
                club_name: string | null;
                tier: string | null;
            }[];
            last_seen_at: components["schemas"]["Instant"] | null;
            submission: string;
        };
        PersonDecided: {
            user_id: components["schemas"]["Id"];
            error: string | null;
            message: string | null;
            held: components["schemas"]["CaseHold"] | null;
        };
        ClubPage: {
            id: components["schemas"]["Id"];
            name: string;
            short_name: string;
            country: string;
            city: string | null;
            founded: number | null;
            website: string | null;
            verified: boolean;
            crest: string | null;
            teams: components["schemas"]["Team"][];
            verified_at: components["schemas"]["Instant"] | null;
            representatives: {
                profile_id: components["schemas"]["Id"];
                name: string;
                position: string;
                teams: {
                    id: components["schemas"]["Id"];
                    name: string;
                }[];
            }[];
            is_own: boolean;
        };
        PlayerRow: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
            age: number;
            gender: components["schemas"]["Gender"];
            nationalities: string[];
            positions: components["schemas"]["Position"][];
            /** @enum {string} */
            preferred_foot: "left" | "right" | "both";
            height_cm: number;
            club_team: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
            next_contract: components["schemas"]["UpcomingContract"] | null;
            valuation_tier: components["schemas"]["ValuationTier"];
            photo: string | null;
            highlights: number;
        };
        ScoutingFacets: {
            positions: components["schemas"]["ValueCount"][];
            preferred_feet: components["schemas"]["ValueCount"][];
            tiers: components["schemas"]["ValueCount"][];
            nationalities: components["schemas"]["ValueCount"][];
            ages: components["schemas"]["ValueCount"][];
            heights: components["schemas"]["ValueCount"][];
            contract_ends: components["schemas"]["ValueCount"][];
        };
        ValueCount: {
            value: string;
            count: number;
        };
        PlayerSheet: {
            profile_id: components["schemas"]["Id"];
            name: string;
            nickname: string;
            age: number;
            gender: components["schemas"]["Gender"];
            nationalities: string[];
            positions: components["schemas"]["Position"][];
            /** @enum {string} */
            preferred_foot: "left" | "right" | "both";
            height_cm: number;
            club_team: components["schemas"]["ClubTeam"] | null;
            current_contract_ends_on: components["schemas"]["CalendarDate"] | null;
            next_contract: components["schemas"]["UpcomingContract"] | null;
            valuation_tier: components["schemas"]["ValuationTier"];
            photo: string | null;
            highlights: number;
            date_of_birth: components["schemas"]["CalendarDate"];
            weight_kg: number | null;
            bio: string;
            highlight_list: components["schemas"]["Highlight"][];
            seasons: components["schemas"]["Season"][];
            contract: components["schemas"]["ContractWindow"];
            viewer: {
                is_own: boolean;
                scoutable: boolean;
                open_offers: {
                    offer_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                }[];
            };
        };
        ContractWindow: {
            /** @enum {string} */
            approach: "free" | "open" | "club-informed";
            ends_on: components["schemas"]["CalendarDate"] | null;
            approach_free_from: components["schemas"]["CalendarDate"] | null;
        };
        PageOpeningsOfWeek: {
            /** Format: date */
            week: string;
            clubs: number;
            openings: number;
        };
        ShortlistRow: {
            id: components["schemas"]["Id"];
            name: string;
            player_ids: components["schemas"]["Id"][];
            created_by: components["schemas"]["ShownPerson"];
            created_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
        };
        ShownPerson: {
            profile_id: components["schemas"]["Id"];
            name: string;
        };
        Shortlist: {
            id: components["schemas"]["Id"];
            name: string;
            player_ids: components["schemas"]["Id"][];
            created_by: components["schemas"]["ShownPerson"];
            created_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
            club_name: string;
            entries: components["schemas"]["ShortlistedPlayer"][];
        };
        ShortlistedPlayer: {
            player_id: components["schemas"]["Id"];
            name: string;
            note: string;
            priority: components["schemas"]["ShortlistPriority"];
            stage: components["schemas"]["ShortlistStage"];
            version: number;
            added_by: components["schemas"]["ShownPerson"];
            added_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
            player: components["schemas"]["PlayerRow"] | null;
            hidden: ("not-visible" | "not-available") | null;
        };
        ShortlistEntry: {
            player_id: components["schemas"]["Id"];
            name: string;
            note: string;
            priority: components["schemas"]["ShortlistPriority"];
            stage: components["schemas"]["ShortlistStage"];
            version: number;
            added_by: components["schemas"]["ShownPerson"];
            added_at: components["schemas"]["Instant"];
            changed_by: components["schemas"]["ShownPerson"];
            changed_at: components["schemas"]["Instant"];
        };
        Representation: {
            agent: components["schemas"]["ShownAgent"];
            exclusive: boolean;
            until: components["schemas"]["CalendarDate"];
        };
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: string;
            filters: components["schemas"]["SearchFiltersOutput"];
            notice: components["schemas"]["SearchNotice"];
            fresh: number;
            saved_at: components["schemas"]["Instant"];
        };
        AdminProfileRow: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            profile_type: components["schemas"]["ProfileType"];
            name: string;
            verification_status: components["schemas"]["VerificationStatus"];
            user_verification_status: components["schemas"]["VerificationStatus"];
            onboarding: {
                status: components["schemas"]["OnboardingStatus"];
                step: number;
            };
            valuation_tier: components["schemas"]["ValuationTier"] | null;
            club_name: string | null;
            club_verified: boolean | null;
            position: string | null;
            agency: string | null;
            licence_number: string | null;
            licence_level: string | null;
            nationalities: string[];
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            submitted_at: components["schemas"]["Instant"] | null;
            waiting_since: components["schemas"]["Instant"] | null;
            claims_change: boolean;
            submission: string;
            held: components["schemas"]["CaseHold"] | null;
        };
        CountryOfClubs: {
            country: components["schemas"]["Country"];
            clubs: number;
        };
        ClubImport: {
            lines: number;
            names: number;
            clubs: {
                line: number;
                club_id: components["schemas"]["Id"];
                name: string;
                country: string;
                /** @enum {string} */
                outcome: "added" | "changed" | "unchanged";
                fields: string[];
            }[];
            skipped: {
                line: number;
                why: string;
                text: string;
            }[];
        };
        EntryPrices: {
            profile_type: components["schemas"]["ProfileType"];
            plans: components["schemas"]["EntryPlan"][];
        };
        EntryPlan: {
            name: string;
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
        };
        PlanRow: {
            id: components["schemas"]["Id"];
            version: number;
            name: string;
            description: string;
            audience: components["schemas"]["ProfileType"][];
            prices: components["schemas"]["PlanPrice"][];
            is_free: boolean;
            trial_request_limit: number | null;
            features: string[];
            entitlements: components["schemas"]["Entitlement"][];
            /** @enum {string} */
            status: "active" | "archived";
            members: number;
            in_use: boolean;
            changed_at: components["schemas"]["Instant"];
        };
        Subscription: {
            id: components["schemas"]["Id"];
            profile_id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            price: components["schemas"]["PlanPrice"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            is_subscribed: boolean;
            started_at: components["schemas"]["Instant"] | null;
            current_period_start: components["schemas"]["Instant"] | null;
            current_period_end: components["schemas"]["Instant"] | null;
            cancel_at_period_end: boolean;
            canceled_at: components["schemas"]["Instant"] | null;
            past_due_since: components["schemas"]["Instant"] | null;
            grace_ends_at: components["schemas"]["Instant"] | null;
            unpaid: {
                amount: number;
                currency: string;
                next_attempt_at: components["schemas"]["Instant"] | null;
            } | null;
            pay_url: string | null;
            checkout: components["schemas"]["SubscriptionCheckout"] | null;
            change: components["schemas"]["SubscriptionChange"] | null;
            move: {
                price: components["schemas"]["PlanPrice"];
                at: components["schemas"]["Instant"];
                name: string;
                trial_request_limit: number | null;
                adds: string[];
                drops: string[];
            } | null;
        };
        SubscriptionCheckout: {
            /** @enum {string} */
            status: "opening" | "open" | "confirming" | "failed";
            url: string | null;
            expires_at: components["schemas"]["Instant"] | null;
            plan_id: components["schemas"]["Id"];
            /** @enum {string} */
            interval: "month" | "year";
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
        };
        CheckoutOutcome: {
            /** @enum {string} */
            status: "open" | "confirming" | "paid" | "unpaid" | "returned";
            url: string | null;
        };
        PlanChangePreview: {
            currency: string;
            due_now: number;
            lines: {
                description: string;
                amount: number;
            }[];
            next: {
                amount: number;
                at: components["schemas"]["Instant"];
            };
            at: components["schemas"]["Instant"];
        };
        Invoice: {
            invoice_id: string;
            number: string | null;
            at: components["schemas"]["Instant"];
            total: number;
            tax: number | null;
            currency: string;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void" | "uncollectible";
            pdf_url: string | null;
            page_url: string | null;
        };
        PaymentMethod: {
            kind: string;
            brand: string | null;
            last4: string | null;
            expires: {
                month: number;
                year: number;
            } | null;
        };
        NextPayment: {
            amount: number;
            tax: number | null;
            currency: string;
            at: components["schemas"]["Instant"];
        };
        Offer: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            representative: components["schemas"]["ShownRepresentative"];
            status: components["schemas"]["OfferStatus"];
            close_reason: ("player-signed-elsewhere" | "guardian-consent-withdrawn" | "account-closed") | null;
            reason: string | null;
            contract: {
                /** @enum {string} */
                status: "signing" | "completed" | "failed";
                document_id: components["schemas"]["Id"] | null;
                reason: string | null;
            } | null;
            recipient: components["schemas"]["Party"];
            your_turn: boolean;
            your_side: components["schemas"]["Party"];
            as_agent: boolean;
            negotiable: boolean;
            round: number;
            total_per_season: number;
            currency: string;
            salary: components["schemas"]["OfferSalary"];
            salary_before: components["schemas"]["OfferSalary"] | null;
            player_today: components["schemas"]["PlayerToday"] | null;
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
            interest_id: components["schemas"]["Id"] | null;
            expires_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            rounds: components["schemas"]["OfferRound"][];
            ended: {
                by: components["schemas"]["Party"] | null;
                at: components["schemas"]["Instant"];
            } | null;
            approach: components["schemas"]["ContractWindow"];
            max_years: number;
            earliest_start: components["schemas"]["CalendarDate"] | null;
        };
        OfferRound: {
            number: number;
            by: components["schemas"]["Party"];
            terms: components["schemas"]["AgreedTerms"];
            message: string;
            at: components["schemas"]["Instant"];
            digest: string;
            total: components["schemas"]["SeasonTotal"];
            author: string;
            changed: string[];
        };
        AgreedTerms: {
            contract_start_date: components["schemas"]["CalendarDate"];
            contract_expiry_date: components["schemas"]["CalendarDate"];
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
        SeasonTotal: {
            total: number;
            salary: number;
            signing_bonus: number;
            housing: number;
            seasons: number;
        };
        SidesPageMeta: {
            next_cursor: string | null;
            total?: number;
            mine: number;
            stale?: boolean;
        };
        OpenSum: {
            currency: string;
            offers: number;
            total_per_season: number;
            signing_bonus: number;
        };
        Opportunity: {
            id: components["schemas"]["Id"];
            club_team: components["schemas"]["ClubTeam"];
            title: string;
            position: components["schemas"]["Position"];
            age: components["schemas"]["AgeRange"] | null;
            foot: ("left" | "right") | null;
            contract_from: components["schemas"]["CalendarDate"];
            contract_until: components["schemas"]["CalendarDate"] | null;
            pay: components["schemas"]["PayBand"] | null;
            pay_shown: boolean;
            description: string;
            closes_on: components["schemas"]["CalendarDate"];
            status: components["schemas"]["OpportunityStatus"];
            close_reason: ("by-club" | "deadline") | null;
            filled_by: components["schemas"]["ShownPerson"] | null;
            representative: {
                name: string;
                position: string;
            };
            published_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            own: boolean;
            fit: components["schemas"]["Criterion"][] | null;
            answer: {
                interest_id: components["schemas"]["Id"];
                status: components["schemas"]["InterestStatus"];
                at: components["schemas"]["Instant"];
            } | null;
            suggestion: {
                id: components["schemas"]["Id"];
                agent: components["schemas"]["ShownPerson"];
                message: string;
                suggested_at: components["schemas"]["Instant"];
            } | null;
        };
        AgeRange: {
            min: number;
            max: number;
        };
        PayBand: {
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            from: number;
            to: number;
        };
        Criterion: {
            /** @enum {string} */
            point: "position" | "age" | "foot" | "contract" | "level";
            /** @enum {string} */
            result: "met" | "not-met" | "unknown";
            figure: number | null;
            actual: string | null;
        };
        BoardFacets: {
            positions: components["schemas"]["ValueCount"][];
            fits: components["schemas"]["ValueCount"][];
            starts: components["schemas"]["ValueCount"][];
            levels: components["schemas"]["ValueCount"][];
            countries: components["schemas"]["ValueCount"][];
            pay: components["schemas"]["ValueCount"][];
        };
        Applicant: {
            interest: components["schemas"]["Interest"];
            stage: components["schemas"]["ApplicantStage"];
            since: components["schemas"]["Instant"];
            positions: components["schemas"]["Position"][];
            age: number | null;
            club_team: components["schemas"]["ClubTeam"] | null;
            fit: components["schemas"]["Criterion"][];
            suggested_by: {
                profile_id: components["schemas"]["Id"];
                name: string;
                agency: string;
            } | null;
            trial: {
                starts_on: components["schemas"]["CalendarDate"];
                ends_on: components["schemas"]["CalendarDate"];
                /** @enum {string} */
                status: "pending" | "accepted" | "completed";
            } | null;
            offer: {
                id: components["schemas"]["Id"];
                your_turn: boolean;
                round: number;
                is_signing: boolean;
            } | null;
        };
        /** @enum {string} */
        ApplicantStage: "answered" | "talks" | "trial" | "offered" | "signed" | "over";
        OpportunitySearch: {
            id: components["schemas"]["Id"];
            name: string;
            filters: components["schemas"]["OpportunityFiltersOutput"];
            notice: components["schemas"]["SearchNotice"];
            fresh: number;
            saved_at: components["schemas"]["Instant"];
        };
        Candidate: {
            player: components["schemas"]["ShownPlayer"];
            fit: components["schemas"]["Criterion"][];
            answered: boolean;
            suggestion: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["SuggestionStatus"];
            } | null;
        };
        Story: {
            club_team: components["schemas"]["ClubTeam"];
            player: components["schemas"]["ShownPlayer"];
            steps: components["schemas"]["StoryStep"][];
        };
        StoryStep: {
            /** @enum {string} */
            kind: "interest" | "trial" | "offer" | "contract";
            id: components["schemas"]["Id"];
            status: string;
            your_turn: boolean;
            at: components["schemas"]["Instant"] | null;
            dates: {
                starts_on: string;
                ends_on: string;
            } | null;
            has_report: boolean;
            rounds: number | null;
            offer_id: components["schemas"]["Id"] | null;
        };
        DocumentTemplate: {
            id: components["schemas"]["Id"];
            title: string;
            message: string;
            signing_days: number;
            shared: boolean;
            owner_name: string;
            is_owner: boolean;
            may_change: boolean;
            pages: number;
            fields: components["schemas"]["TemplateField"][];
            roles: components["schemas"]["TemplateRole"][];
            places: {
                place: number;
                needed: number;
                of: number;
            }[];
            version: string;
            made_at: components["schemas"]["Instant"];
        };
        TemplateField: {
            id: string;
            /** @enum {string} */
            kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
            page: number;
            left: number;
            top: number;
            width: number;
            height: number;
            required: boolean;
            label: string;
            role: string;
        };
        TemplateRole: {
            id: string;
            name: string;
            place: number;
            is_author: boolean;
            gets_copy: boolean;
            fields: number;
        };
        Sending: {
            id: components["schemas"]["Id"];
            title: string;
            template_id: components["schemas"]["Id"];
            begun_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
            lines: number;
            sent: number;
            refused: number;
            each: components["schemas"]["SendingLine"][];
        };
        SendingLine: {
            line: number;
            /** @enum {string} */
            outcome: "waiting" | "sent" | "refused";
            signers: {
                name: string;
                email: string;
                gets_copy: boolean;
            }[];
            document_id: components["schemas"]["Id"] | null;
            document_status: components["schemas"]["DocumentStatus"] | null;
            reason: string | null;
        };
        SendingRow: {
            id: components["schemas"]["Id"];
            title: string;
            template_id: components["schemas"]["Id"];
            begun_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
            lines: number;
            sent: number;
            refused: number;
        };
        SealedFile: {
            sealed: {
                /** @enum {string} */
                kind: "document" | "certificate";
                at: components["schemas"]["Instant"];
                signers: number;
            } | null;
            root_sha256: string;
            earlier_roots_sha256: string[];
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
        TrialFeed: {
            made_at: components["schemas"]["Instant"] | null;
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
        SearchFiltersOutput: {
            /** @default  */
            q: string;
            /** @default [] */
            positions: components["schemas"]["Position"][];
            /** @default [] */
            feet: ("left" | "right" | "both")[];
            /** @default [] */
            tiers: components["schemas"]["ValuationTier"][];
            /** @default [] */
            nationalities: components["schemas"]["Country"][];
            /** @default null */
            gender: components["schemas"]["Gender"] | null;
            /** @default null */
            age_min: number | null;
            /** @default null */
            age_max: number | null;
            /** @default null */
            height_min: number | null;
            /** @default null */
            height_max: number | null;
            /** @default null */
            contract: ("6" | "12" | "24" | "free") | null;
            /**
             * @default tier
             * @enum {string}
             */
            sort: "tier" | "age" | "contract" | "name" | "newest";
        };
        OpportunityFiltersOutput: {
            /** @default [] */
            positions: components["schemas"]["Position"][];
            /** @default null */
            fits: ("every" | "one" | "more") | null;
            /** @default [] */
            starts: string[];
            /** @default [] */
            levels: ("first team" | "second team" | "U23" | "U21" | "U19" | "U17")[];
            /** @default [] */
            countries: components["schemas"]["Country"][];
            /** @default null */
            pay: "shown" | null;
            /**
             * @default fit
             * @enum {string}
             */
            sort: "newest" | "closes" | "fit";
        };
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
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
        /** @description AccessDeniedException, AccountSuspended, SecondFactorRequired */
        "403.AccessDeniedException.AccountSuspended.SecondFactorRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "SecondFactorRequired";
                };
            };
        };
        /** @description CsrfTokenMismatch */
        "419.CsrfTokenMismatch": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CsrfTokenMismatch";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidCredentials, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidCredentials.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidCredentials" | "ValidationFailed";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidSecondFactorCode, SignInExpired, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidSecondFactorCode.SignInExpired.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidSecondFactorCode" | "SignInExpired" | "ValidationFailed";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidPasskey, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidPasskey" | "ValidationFailed";
                };
            };
        };
        /** @description UserEmailTaken */
        "409.UserEmailTaken": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "UserEmailTaken";
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
        /** @description NotFound, UserNotFoundException */
        "404.NotFound.UserNotFoundException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "NotFound" | "UserNotFoundException";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired, SecondFactorSetupRequired, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired" | "SecondFactorSetupRequired" | "UserNotVerified";
                };
            };
        };
        /** @description CaseHeld, ClubNotVerified, GuardianConsentRequired, PlayerTierRequiredException, RepresentativeClubNotDefined, RepresentativePositionNotDefined, StaleVersion, UserDoesntHaveIdentificationException */
        "409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "ClubNotVerified" | "GuardianConsentRequired" | "PlayerTierRequiredException" | "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "StaleVersion" | "UserDoesntHaveIdentificationException";
                };
            };
        };
        /** @description Done. */
        "Done.Document": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Document"];
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
        /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign" | "UserNotVerified";
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
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidAuthenticationException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "ValidationFailed";
                };
            };
        };
        /** @description Done. */
        "Done.GuestDocument": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GuestDocument"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, NotYourTurnToSign */
        "403.AccessDeniedException.AccountSuspended.NotYourTurnToSign": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "NotYourTurnToSign";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner" | "StaleVersion";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidAuthenticationException, InvalidConfirmationTokenException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidConfirmationTokenException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "InvalidConfirmationTokenException" | "ValidationFailed";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidEmailTokenException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidEmailTokenException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidEmailTokenException" | "ValidationFailed";
                };
            };
        };
        /** @description Done. */
        "Done.Nothing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidPasswordPinException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidPasswordPinException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidPasswordPinException" | "ValidationFailed";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidPasswordPin, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidPasswordPin.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidPasswordPin" | "ValidationFailed";
                };
            };
        };
        /** @description Done. */
        "Read.Me": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Me"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.OwnData": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnData"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.OwnData": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnData"];
                };
            };
        };
        /** @description StaleVersion */
        "409.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "StaleVersion";
                };
            };
        };
        /** @description RangeNotSatisfiable */
        "416.RangeNotSatisfiable": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "RangeNotSatisfiable";
                };
            };
        };
        /** @description LastMemberOfStaff */
        "409.LastMemberOfStaff": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "LastMemberOfStaff";
                };
            };
        };
        /** @description Done. */
        "Done.EmailChange": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EmailChange"];
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidAuthenticationException, OwnEmailNotAllowedException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidAuthenticationException.OwnEmailNotAllowedException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "OwnEmailNotAllowedException" | "ValidationFailed";
                };
            };
        };
        /** @description UserHasBeenTakenException */
        "409.UserHasBeenTakenException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "UserHasBeenTakenException";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidEmailChangeCodeException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidEmailChangeCodeException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidEmailChangeCodeException" | "ValidationFailed";
                };
            };
        };
        /** @description FileTooLarge */
        "413.FileTooLarge": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FileTooLarge";
                };
            };
        };
        /** @description FileTypeNotAllowed */
        "415.FileTypeNotAllowed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FileTypeNotAllowed";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, EmailNotVerified */
        "403.AccessDeniedException.AccountSuspended.EmailNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "EmailNotVerified";
                };
            };
        };
        /** @description UserIdentificationMissing */
        "409.UserIdentificationMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "UserIdentificationMissing";
                };
            };
        };
        /** @description Done. */
        "Read.SecondFactor": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SecondFactor"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired";
                };
            };
        };
        /** @description Done. */
        "Done.RecoveryCodes": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RecoveryCodes"];
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidSecondFactorCode, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidSecondFactorCode.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidSecondFactorCode" | "ValidationFailed";
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidAuthenticationException, InvalidSecondFactorCode, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidSecondFactorCode.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidAuthenticationException" | "InvalidSecondFactorCode" | "ValidationFailed";
                };
            };
        };
        /** @description Done. */
        "Done.PasskeyOptions": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PasskeyOptions"];
                };
            };
        };
        /** @description Done. */
        "Done.OwnGuardianConsent": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnGuardianConsent"];
                };
            };
        };
        /** @description Done. */
        "Done.AskedConsent": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AskedConsent"];
                };
            };
        };
        /** @description IdempotencyKeyReused, InvalidConfirmationTokenException, ValidationFailed */
        "422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "InvalidConfirmationTokenException" | "ValidationFailed";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning */
        "409.DocumentNotAvailableForSigning": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning";
                };
            };
        };
        /** @description Done. */
        "Read.AdminUser": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminUser"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description UserDoesntHaveIdentificationException */
        "409.UserDoesntHaveIdentificationException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "UserDoesntHaveIdentificationException";
                };
            };
        };
        /** @description Done. */
        "Done.AdminUser": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminUser"];
                };
            };
        };
        /** @description Done. */
        "Done.CaseHold": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CaseHold"];
                };
            };
        };
        /** @description CaseHeld, StaleVersion */
        "409.CaseHeld.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "StaleVersion";
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, FreshAuthenticationRequired, SecondFactorSetupRequired */
        "403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "FreshAuthenticationRequired" | "SecondFactorSetupRequired";
                };
            };
        };
        /** @description CaseHeld, StaleVersion, UserDoesntHaveIdentificationException */
        "409.CaseHeld.StaleVersion.UserDoesntHaveIdentificationException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "StaleVersion" | "UserDoesntHaveIdentificationException";
                };
            };
        };
        /** @description Done. */
        "Done.OwnProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnProfile"];
                };
            };
        };
        /** @description Done. */
        "Read.OwnProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnProfile"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description PlayerSportOrGenderMissing */
        "409.PlayerSportOrGenderMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerSportOrGenderMissing";
                };
            };
        };
        /** @description PlayerNationalityLimitReached */
        "409.PlayerNationalityLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerNationalityLimitReached";
                };
            };
        };
        /** @description PlayerHighlightLimitReached */
        "409.PlayerHighlightLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerHighlightLimitReached";
                };
            };
        };
        /** @description PlayerSeasonLimitReached */
        "409.PlayerSeasonLimitReached": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerSeasonLimitReached";
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
        /** @description RepresentativeClubNotDefined, RepresentativePositionNotDefined, UserIdentificationMissing */
        "409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "RepresentativeClubNotDefined" | "RepresentativePositionNotDefined" | "UserIdentificationMissing";
                };
            };
        };
        /** @description Done. */
        "Done.Club": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Club"];
                };
            };
        };
        /** @description Done. */
        "Read.Club": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Club"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.ClubPage": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClubPage"];
                    meta?: components["schemas"]["ReadMeta"];
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
        /** @description ClubNotVerified, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubNotVerified" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description PlanDoesNotInclude, SubscriptionRequired */
        "402.PlanDoesNotInclude.SubscriptionRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlanDoesNotInclude" | "SubscriptionRequired";
                };
            };
        };
        /** @description Done. */
        "Read.PlayerSheet": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlayerSheet"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description PlanDoesNotInclude */
        "402.PlanDoesNotInclude": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlanDoesNotInclude";
                };
            };
        };
        /** @description Done. */
        "Done.ShortlistRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ShortlistRow"];
                };
            };
        };
        /** @description Done. */
        "Read.Shortlist": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Shortlist"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.ShortlistEntry": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ShortlistEntry"];
                };
            };
        };
        /** @description Done. */
        "Done.Mandate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mandate"];
                };
            };
        };
        /** @description NotFound, UserNotFound */
        "404.NotFound.UserNotFound": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "NotFound" | "UserNotFound";
                };
            };
        };
        /** @description GuardianConsentRequired, MandateAlreadyRequested, MandateOverlaps, PlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateAlreadyRequested" | "MandateOverlaps" | "PlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.Mandate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mandate"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, MandateAgentNotEligible, MandateNotPending, MandateOverlaps, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateAgentNotEligible" | "MandateNotPending" | "MandateOverlaps" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description GuardianConsentRequired, MandateNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description GuardianConsentRequired, MandateNotActive, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "MandateNotActive" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.SavedSearch": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SavedSearch"];
                };
            };
        };
        /** @description Done. */
        "Read.AdminProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminProfile"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Done.AdminProfile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminProfile"];
                };
            };
        };
        /** @description PlayerTierRequired */
        "409.PlayerTierRequired": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlayerTierRequired";
                };
            };
        };
        /** @description CaseHeld, ClubNotVerified, StaleVersion */
        "409.CaseHeld.ClubNotVerified.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "CaseHeld" | "ClubNotVerified" | "StaleVersion";
                };
            };
        };
        /** @description Done. */
        "Done.ClubImport": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClubImport"];
                };
            };
        };
        /** @description Done. */
        "Done.PlanRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlanRow"];
                };
            };
        };
        /** @description PlanInUse */
        "409.PlanInUse": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "PlanInUse";
                };
            };
        };
        /** @description Done. */
        "Done.Subscription": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Subscription"];
                };
            };
        };
        /** @description FreeSubscriptionAlreadyExists, GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "FreeSubscriptionAlreadyExists" | "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, SubscriptionAlreadyPaid */
        "409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "SubscriptionAlreadyPaid";
                };
            };
        };
        /** @description Done. */
        "Read.CheckoutOutcome": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CheckoutOutcome"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description Done. */
        "Read.PlanChangePreview": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlanChangePreview"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, PlanNotPayable, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion, SubscriptionEnding, SubscriptionNotPaid, SubscriptionPastDue */
        "409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "PlanNotPayable" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion" | "SubscriptionEnding" | "SubscriptionNotPaid" | "SubscriptionPastDue";
                };
            };
        };
        /** @description StaleVersion, SubscriptionNotPaid */
        "409.StaleVersion.SubscriptionNotPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "StaleVersion" | "SubscriptionNotPaid";
                };
            };
        };
        /** @description SubscriptionNotPaid */
        "409.SubscriptionNotPaid": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "SubscriptionNotPaid";
                };
            };
        };
        /** @description Done. */
        "Done.SubscriptionRow": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubscriptionRow"];
                };
            };
        };
        /** @description Done. */
        "Done.Offer": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Offer"];
                };
            };
        };
        /** @description GuardianConsentRequired, OfferAlreadyExistsForApplicant, OfferContractStartDateMustBeAfterCurrentContract, OfferInterestDoesNotBelongToClubTeam, OfferInterestDoesNotMatchApplicant, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferAlreadyExistsForApplicant" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferInterestDoesNotBelongToClubTeam" | "OfferInterestDoesNotMatchApplicant" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, ValidationFailed */
        "422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "ValidationFailed";
                };
            };
        };
        /** @description Done. */
        "Read.Offer": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Offer"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description AccessDeniedException, AccountSuspended, OfferCannotCounterYourOwn, UserNotVerified */
        "403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccessDeniedException" | "AccountSuspended" | "OfferCannotCounterYourOwn" | "UserNotVerified";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferContractStartDateMustBeAfterCurrentContract, OfferNotNegotiable, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotNegotiable" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description IdempotencyKeyReused, OfferContractExpiryDateInvalid, OfferContractTooLong, OfferTermsNotChanged, ValidationFailed */
        "422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "IdempotencyKeyReused" | "OfferContractExpiryDateInvalid" | "OfferContractTooLong" | "OfferTermsNotChanged" | "ValidationFailed";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferContractStartDateMustBeAfterCurrentContract, OfferNotPending, OfferPlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferContractStartDateMustBeAfterCurrentContract" | "OfferNotPending" | "OfferPlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, OfferNotPending, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "OfferNotPending" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.Interest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Interest"];
                };
            };
        };
        /** @description ClubInterestPlayerNotEligible, ClubInterestPlayerNotScoutable, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestPlayerNotEligible" | "ClubInterestPlayerNotScoutable" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.Interest": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Interest"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description ClubInterestNotPending, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestNotPending" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description ClubInterestNotPending, ClubInterestPlayerNotEligible, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestNotPending" | "ClubInterestPlayerNotEligible" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.Opportunity": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Opportunity"];
                };
            };
        };
        /** @description Done. */
        "Read.Opportunity": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Opportunity"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, JobOpportunityNotOpen, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "JobOpportunityNotOpen" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description ClubInterestPlayerNotEligible, GuardianConsentRequired, JobOpportunityAlreadyAnswered, JobOpportunityNotOpen, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "ClubInterestPlayerNotEligible" | "GuardianConsentRequired" | "JobOpportunityAlreadyAnswered" | "JobOpportunityNotOpen" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.OpportunitySearch": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OpportunitySearch"];
                };
            };
        };
        /** @description Done. */
        "Done.Suggestion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Suggestion"];
                };
            };
        };
        /** @description GuardianConsentRequired, JobOpportunityAlreadyAnswered, JobOpportunityNotOpen, PlayerNotEligible, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SuggestionAlreadyMade */
        "409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "JobOpportunityAlreadyAnswered" | "JobOpportunityNotOpen" | "PlayerNotEligible" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SuggestionAlreadyMade";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SuggestionNotPending */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SuggestionNotPending";
                };
            };
        };
        /** @description Done. */
        "Read.Document": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Document"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, StaleVersion */
        "409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "StaleVersion";
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible, StaleVersion */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible" | "StaleVersion";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible, StaleVersion */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible" | "StaleVersion";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Done.DocumentTemplate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DocumentTemplate"];
                };
            };
        };
        /** @description DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.DocumentTemplate": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DocumentTemplate"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, SignerNotEligible */
        "409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException" | "SignerNotEligible";
                };
            };
        };
        /** @description Done. */
        "Done.Sending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Sending"];
                };
            };
        };
        /** @description Done. */
        "Read.Sending": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Sending"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.SealedFile": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SealedFile"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, GuardianConsentRequired, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "GuardianConsentRequired" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, GuardianConsentRequired, NoCurrentSigner, RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException */
        "409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "GuardianConsentRequired" | "NoCurrentSigner" | "RepresentativeHasNotDefinedClubException" | "RepresentativeHasNotDefinedPositionException";
                };
            };
        };
        /** @description Done. */
        "Read.GuestDocument": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GuestDocument"];
                    meta?: components["schemas"]["ReadMeta"];
                };
            };
        };
        /** @description DocumentNotUploaded */
        "409.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotUploaded";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotFullySigned, DocumentNotUploaded */
        "409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotFullySigned" | "DocumentNotUploaded";
                };
            };
        };
        /** @description DocumentNotCompleted, DocumentNotUploaded */
        "409.DocumentNotCompleted.DocumentNotUploaded": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotCompleted" | "DocumentNotUploaded";
                };
            };
        };
        /** @description DocumentNotAvailableForSigning, DocumentNotUploaded, NoCurrentSigner */
        "409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "DocumentNotAvailableForSigning" | "DocumentNotUploaded" | "NoCurrentSigner";
                };
            };
        };
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
    };
    parameters: {
        period: "days" | "weeks" | "months";
        user_id: components["schemas"]["Id"];
        document_id: components["schemas"]["Id"];
        "touchline-link": string;
        session_id: components["schemas"]["Id"];
        cursor: string;
        limit: number;
        status: components["schemas"]["VerificationStatus"];
        queue: "waiting" | "all";
        q: string;
        country: components["schemas"]["Country"];
        from: components["schemas"]["CalendarDate"];
        until: components["schemas"]["CalendarDate"];
        what: string;
        about: components["schemas"]["Id"];
        highlight_id: components["schemas"]["Id"];
        season_id: components["schemas"]["Id"];
        profile_id: components["schemas"]["Id"];
        v: string;
        verified: string;
        club_id: components["schemas"]["Id"];
        positions: string;
        feet: string;
        tiers: string;
        nationalities: string;
        gender: components["schemas"]["Gender"];
        age_min: number;
        age_max: number;
        height_min: number;
        height_max: number;
        contract: "6" | "12" | "24" | "free";
        sort: "tier" | "age" | "contract" | "name" | "newest";
        shortlist_id: components["schemas"]["Id"];
        player_id: components["schemas"]["Id"];
        "player_id.2": components["schemas"]["Id"];
        mandate_id: components["schemas"]["Id"];
        search_id: components["schemas"]["Id"];
        plan_id: components["schemas"]["Id"];
        profile_ids: string;
        turn: "mine" | "theirs";
        "club_id.2": components["schemas"]["Id"];
        offer_id: components["schemas"]["Id"];
        interest_id: components["schemas"]["Id"];
        opportunity_id: components["schemas"]["Id"];
        suggestion_id: components["schemas"]["Id"];
        "period.2": "days" | "weeks" | "months" | "fortnight";
        template_id: components["schemas"]["Id"];
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
export type Registration = components['schemas']['Registration'];
export type Id = components['schemas']['Id'];
export type ValuationTier = components['schemas']['ValuationTier'];
export type Signature = components['schemas']['Signature'];
export type FilledIn = components['schemas']['FilledIn'];
export type PasswordAndCode = components['schemas']['PasswordAndCode'];
export type ConsentAnswer = components['schemas']['ConsentAnswer'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type ConsentWithdrawal = components['schemas']['ConsentWithdrawal'];
export type VerificationStatus = components['schemas']['VerificationStatus'];
export type Looking = components['schemas']['Looking'];
export type ProfileType = components['schemas']['ProfileType'];
export type JudgedState = components['schemas']['JudgedState'];
export type Country = components['schemas']['Country'];
export type MemberStep = components['schemas']['MemberStep'];
export type Gender = components['schemas']['Gender'];
export type Position = components['schemas']['Position'];
export type CoachLicence = components['schemas']['CoachLicence'];
export type NewClub = components['schemas']['NewClub'];
export type NewTeam = components['schemas']['NewTeam'];
export type ResubmittingClub = components['schemas']['ResubmittingClub'];
export type ShortlistPriority = components['schemas']['ShortlistPriority'];
export type ShortlistStage = components['schemas']['ShortlistStage'];
export type MandateStatus = components['schemas']['MandateStatus'];
export type OptionalReason = components['schemas']['OptionalReason'];
export type SearchFilters = components['schemas']['SearchFilters'];
export type SearchNotice = components['schemas']['SearchNotice'];
export type Instant = components['schemas']['Instant'];
export type ChangingClub = components['schemas']['ChangingClub'];
export type MergingClub = components['schemas']['MergingClub'];
export type ImportingClubs = components['schemas']['ImportingClubs'];
export type Entitlement = components['schemas']['Entitlement'];
export type PlanPrice = components['schemas']['PlanPrice'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type Terms = components['schemas']['Terms'];
export type OfferStatus = components['schemas']['OfferStatus'];
export type SharedContact = components['schemas']['SharedContact'];
export type InterestStatus = components['schemas']['InterestStatus'];
export type OpportunityStatus = components['schemas']['OpportunityStatus'];
export type OpportunityFilters = components['schemas']['OpportunityFilters'];
export type SuggestionStatus = components['schemas']['SuggestionStatus'];
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type TrialStatus = components['schemas']['TrialStatus'];
export type EnteredDates = components['schemas']['EnteredDates'];
export type Me = components['schemas']['Me'];
export type EmailChange = components['schemas']['EmailChange'];
export type Rejection = components['schemas']['Rejection'];
export type MeProfile = components['schemas']['MeProfile'];
export type OnboardingStatus = components['schemas']['OnboardingStatus'];
export type Interest = components['schemas']['Interest'];
export type ClubTeam = components['schemas']['ClubTeam'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type ShownRepresentative = components['schemas']['ShownRepresentative'];
export type Party = components['schemas']['Party'];
export type TrialRequest = components['schemas']['TrialRequest'];
export type TrialReport = components['schemas']['TrialReport'];
export type TrialMarks = components['schemas']['TrialMarks'];
export type OfferRow = components['schemas']['OfferRow'];
export type OfferSalary = components['schemas']['OfferSalary'];
export type PlayerToday = components['schemas']['PlayerToday'];
export type DocumentRow = components['schemas']['DocumentRow'];
export type Signer = components['schemas']['Signer'];
export type SigningPlace = components['schemas']['SigningPlace'];
export type Mandate = components['schemas']['Mandate'];
export type ShownAgent = components['schemas']['ShownAgent'];
export type MandateEnder = components['schemas']['MandateEnder'];
export type MandateSide = components['schemas']['MandateSide'];
export type ForeseenRefusal = components['schemas']['ForeseenRefusal'];
export type Suggestion = components['schemas']['Suggestion'];
export type HomePosition = components['schemas']['HomePosition'];
export type Notification = components['schemas']['Notification'];
export type NotificationSubject = components['schemas']['NotificationSubject'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type HeldNews = components['schemas']['HeldNews'];
export type PeopleSpan = components['schemas']['PeopleSpan'];
export type QueueAges = components['schemas']['QueueAges'];
export type DecisionSpan = components['schemas']['DecisionSpan'];
export type Pulse = components['schemas']['Pulse'];
export type PartHealth = components['schemas']['PartHealth'];
export type UserSession = components['schemas']['UserSession'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditNamed = components['schemas']['AuditNamed'];
export type Dealing = components['schemas']['Dealing'];
export type SignedDocument = components['schemas']['SignedDocument'];
export type SubscriptionRow = components['schemas']['SubscriptionRow'];
export type Plan = components['schemas']['Plan'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type SubscriptionDifference = components['schemas']['SubscriptionDifference'];
export type AdminProfile = components['schemas']['AdminProfile'];
export type CaseHold = components['schemas']['CaseHold'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type Claim = components['schemas']['Claim'];
export type CoachClub = components['schemas']['CoachClub'];
export type OwnClubDecision = components['schemas']['OwnClubDecision'];
export type UpcomingContract = components['schemas']['UpcomingContract'];
export type Highlight = components['schemas']['Highlight'];
export type Season = components['schemas']['Season'];
export type Guardian = components['schemas']['Guardian'];
export type GuardianConsentStatus = components['schemas']['GuardianConsentStatus'];
export type Club = components['schemas']['Club'];
export type Team = components['schemas']['Team'];
export type OwnAgent = components['schemas']['OwnAgent'];
export type OwnCoach = components['schemas']['OwnCoach'];
export type AdminUser = components['schemas']['AdminUser'];
export type AlikePerson = components['schemas']['AlikePerson'];
export type Document = components['schemas']['Document'];
export type PartySigner = components['schemas']['PartySigner'];
export type SignerEvidence = components['schemas']['SignerEvidence'];
export type CopyReader = components['schemas']['CopyReader'];
export type SigningField = components['schemas']['SigningField'];
export type ContractWording = components['schemas']['ContractWording'];
export type FileState = components['schemas']['FileState'];
export type GuestDocument = components['schemas']['GuestDocument'];
export type OwnData = components['schemas']['OwnData'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type OwnGuardianConsent = components['schemas']['OwnGuardianConsent'];
export type AskedConsent = components['schemas']['AskedConsent'];
export type AdminUserRow = components['schemas']['AdminUserRow'];
export type PageMeta = components['schemas']['PageMeta'];
export type PersonRow = components['schemas']['PersonRow'];
export type PersonDecided = components['schemas']['PersonDecided'];
export type ClubPage = components['schemas']['ClubPage'];
export type PlayerRow = components['schemas']['PlayerRow'];
export type ScoutingFacets = components['schemas']['ScoutingFacets'];
export type ValueCount = components['schemas']['ValueCount'];
export type PlayerSheet = components['schemas']['PlayerSheet'];
export type ContractWindow = components['schemas']['ContractWindow'];
export type PageOpeningsOfWeek = components['schemas']['PageOpeningsOfWeek'];
export type ShortlistRow = components['schemas']['ShortlistRow'];
export type ShownPerson = components['schemas']['ShownPerson'];
export type Shortlist = components['schemas']['Shortlist'];
export type ShortlistedPlayer = components['schemas']['ShortlistedPlayer'];
export type ShortlistEntry = components['schemas']['ShortlistEntry'];
export type Representation = components['schemas']['Representation'];
export type SavedSearch = components['schemas']['SavedSearch'];
export type AdminProfileRow = components['schemas']['AdminProfileRow'];
export type CountryOfClubs = components['schemas']['CountryOfClubs'];
export type ClubImport = components['schemas']['ClubImport'];
export type EntryPrices = components['schemas']['EntryPrices'];
export type EntryPlan = components['schemas']['EntryPlan'];
export type PlanRow = components['schemas']['PlanRow'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionCheckout = components['schemas']['SubscriptionCheckout'];
export type CheckoutOutcome = components['schemas']['CheckoutOutcome'];
export type PlanChangePreview = components['schemas']['PlanChangePreview'];
export type Invoice = components['schemas']['Invoice'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type NextPayment = components['schemas']['NextPayment'];
export type Offer = components['schemas']['Offer'];
export type OfferRound = components['schemas']['OfferRound'];
export type AgreedTerms = components['schemas']['AgreedTerms'];
export type SeasonTotal = components['schemas']['SeasonTotal'];
export type SidesPageMeta = components['schemas']['SidesPageMeta'];
export type OpenSum = components['schemas']['OpenSum'];
export type Opportunity = components['schemas']['Opportunity'];
export type AgeRange = components['schemas']['AgeRange'];
export type PayBand = components['schemas']['PayBand'];
export type Criterion = components['schemas']['Criterion'];
export type BoardFacets = components['schemas']['BoardFacets'];
export type Applicant = components['schemas']['Applicant'];
export type ApplicantStage = components['schemas']['ApplicantStage'];
export type OpportunitySearch = components['schemas']['OpportunitySearch'];
export type Candidate = components['schemas']['Candidate'];
export type Story = components['schemas']['Story'];
export type StoryStep = components['schemas']['StoryStep'];
export type DocumentTemplate = components['schemas']['DocumentTemplate'];
export type TemplateField = components['schemas']['TemplateField'];
export type TemplateRole = components['schemas']['TemplateRole'];
export type Sending = components['schemas']['Sending'];
export type SendingLine = components['schemas']['SendingLine'];
export type SendingRow = components['schemas']['SendingRow'];
export type SealedFile = components['schemas']['SealedFile'];
export type TrialCalendar = components['schemas']['TrialCalendar'];
export type BlockedSpan = components['schemas']['BlockedSpan'];
export type TrialFeed = components['schemas']['TrialFeed'];
export type TrialCheck = components['schemas']['TrialCheck'];
export type TrialAllowance = components['schemas']['TrialAllowance'];
export type SearchFiltersOutput = components['schemas']['SearchFiltersOutput'];
export type OpportunityFiltersOutput = components['schemas']['OpportunityFiltersOutput'];
export type Error = components['schemas']['Error'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorRequired'];
export type Response419CsrfTokenMismatch = components['responses']['419.CsrfTokenMismatch'];
export type Response422IdempotencyKeyReusedInvalidCredentialsValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidCredentials.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidSecondFactorCodeSignInExpiredValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidSecondFactorCode.SignInExpired.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidPasskeyValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed'];
export type Response409UserEmailTaken = components['responses']['409.UserEmailTaken'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type Response404NotFoundUserNotFoundException = components['responses']['404.NotFound.UserNotFoundException'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequiredUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified'];
export type Response409CaseHeldClubNotVerifiedGuardianConsentRequiredPlayerTierRequiredExceptionRepresentativeClubNotDefinedRepresentativePositionNotDefinedStaleVersionUserDoesntHaveIdentificationException = components['responses']['409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException'];
export type ResponseDoneDocument = components['responses']['Done.Document'];
export type Response402SubscriptionRequired = components['responses']['402.SubscriptionRequired'];
export type Response403AccessDeniedExceptionAccountSuspendedNotYourTurnToSignUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified'];
export type Response404NotFound = components['responses']['404.NotFound'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed'];
export type ResponseDoneGuestDocument = components['responses']['Done.GuestDocument'];
export type Response403AccessDeniedExceptionAccountSuspendedNotYourTurnToSign = components['responses']['403.AccessDeniedException.AccountSuspended.NotYourTurnToSign'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedNoCurrentSignerStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionInvalidConfirmationTokenExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidConfirmationTokenException.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidEmailTokenExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidEmailTokenException.ValidationFailed'];
export type ResponseDoneNothing = components['responses']['Done.Nothing'];
export type Response422IdempotencyKeyReusedInvalidPasswordPinExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasswordPinException.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidPasswordPinValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasswordPin.ValidationFailed'];
export type ResponseReadMe = components['responses']['Read.Me'];
export type ResponseReadOwnData = components['responses']['Read.OwnData'];
export type ResponseDoneOwnData = components['responses']['Done.OwnData'];
export type Response409StaleVersion = components['responses']['409.StaleVersion'];
export type Response416RangeNotSatisfiable = components['responses']['416.RangeNotSatisfiable'];
export type Response409LastMemberOfStaff = components['responses']['409.LastMemberOfStaff'];
export type ResponseDoneEmailChange = components['responses']['Done.EmailChange'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionOwnEmailNotAllowedExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.OwnEmailNotAllowedException.ValidationFailed'];
export type Response409UserHasBeenTakenException = components['responses']['409.UserHasBeenTakenException'];
export type Response422IdempotencyKeyReusedInvalidEmailChangeCodeExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidEmailChangeCodeException.ValidationFailed'];
export type Response413FileTooLarge = components['responses']['413.FileTooLarge'];
export type Response415FileTypeNotAllowed = components['responses']['415.FileTypeNotAllowed'];
export type Response403AccessDeniedExceptionAccountSuspendedEmailNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.EmailNotVerified'];
export type Response409UserIdentificationMissing = components['responses']['409.UserIdentificationMissing'];
export type ResponseReadSecondFactor = components['responses']['Read.SecondFactor'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired'];
export type ResponseDoneRecoveryCodes = components['responses']['Done.RecoveryCodes'];
export type Response422IdempotencyKeyReusedInvalidSecondFactorCodeValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidSecondFactorCode.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionInvalidSecondFactorCodeValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidSecondFactorCode.ValidationFailed'];
export type ResponseDonePasskeyOptions = components['responses']['Done.PasskeyOptions'];
export type ResponseDoneOwnGuardianConsent = components['responses']['Done.OwnGuardianConsent'];
export type ResponseDoneAskedConsent = components['responses']['Done.AskedConsent'];
export type Response422IdempotencyKeyReusedInvalidConfirmationTokenExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed'];
export type Response409DocumentNotAvailableForSigning = components['responses']['409.DocumentNotAvailableForSigning'];
export type ResponseReadAdminUser = components['responses']['Read.AdminUser'];
export type Response409UserDoesntHaveIdentificationException = components['responses']['409.UserDoesntHaveIdentificationException'];
export type ResponseDoneAdminUser = components['responses']['Done.AdminUser'];
export type ResponseDoneCaseHold = components['responses']['Done.CaseHold'];
export type Response409CaseHeldStaleVersion = components['responses']['409.CaseHeld.StaleVersion'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired'];
export type Response409CaseHeldStaleVersionUserDoesntHaveIdentificationException = components['responses']['409.CaseHeld.StaleVersion.UserDoesntHaveIdentificationException'];
export type ResponseDoneOwnProfile = components['responses']['Done.OwnProfile'];
export type ResponseReadOwnProfile = components['responses']['Read.OwnProfile'];
export type Response409PlayerSportOrGenderMissing = components['responses']['409.PlayerSportOrGenderMissing'];
export type Response409PlayerNationalityLimitReached = components['responses']['409.PlayerNationalityLimitReached'];
export type Response409PlayerHighlightLimitReached = components['responses']['409.PlayerHighlightLimitReached'];
export type Response409PlayerSeasonLimitReached = components['responses']['409.PlayerSeasonLimitReached'];
export type Response403AccessDeniedExceptionAccountSuspendedUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.UserNotVerified'];
export type Response409GuardianConsentRequiredPlayerNotScoutableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409RepresentativeClubNotDefinedRepresentativePositionNotDefinedUserIdentificationMissing = components['responses']['409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing'];
export type ResponseDoneClub = components['responses']['Done.Club'];
export type ResponseReadClub = components['responses']['Read.Club'];
export type ResponseReadClubPage = components['responses']['Read.ClubPage'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubNotVerifiedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response402PlanDoesNotIncludeSubscriptionRequired = components['responses']['402.PlanDoesNotInclude.SubscriptionRequired'];
export type ResponseReadPlayerSheet = components['responses']['Read.PlayerSheet'];
export type Response402PlanDoesNotInclude = components['responses']['402.PlanDoesNotInclude'];
export type ResponseDoneShortlistRow = components['responses']['Done.ShortlistRow'];
export type ResponseReadShortlist = components['responses']['Read.Shortlist'];
export type ResponseDoneShortlistEntry = components['responses']['Done.ShortlistEntry'];
export type ResponseDoneMandate = components['responses']['Done.Mandate'];
export type Response404NotFoundUserNotFound = components['responses']['404.NotFound.UserNotFound'];
export type Response409GuardianConsentRequiredMandateAlreadyRequestedMandateOverlapsPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadMandate = components['responses']['Read.Mandate'];
export type Response409GuardianConsentRequiredMandateAgentNotEligibleMandateNotPendingMandateOverlapsRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409GuardianConsentRequiredMandateNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409GuardianConsentRequiredMandateNotActiveRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneSavedSearch = components['responses']['Done.SavedSearch'];
export type ResponseReadAdminProfile = components['responses']['Read.AdminProfile'];
export type ResponseDoneAdminProfile = components['responses']['Done.AdminProfile'];
export type Response409PlayerTierRequired = components['responses']['409.PlayerTierRequired'];
export type Response409CaseHeldClubNotVerifiedStaleVersion = components['responses']['409.CaseHeld.ClubNotVerified.StaleVersion'];
export type ResponseDoneClubImport = components['responses']['Done.ClubImport'];
export type ResponseDonePlanRow = components['responses']['Done.PlanRow'];
export type Response409PlanInUse = components['responses']['409.PlanInUse'];
export type ResponseDoneSubscription = components['responses']['Done.Subscription'];
export type Response409FreeSubscriptionAlreadyExistsGuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionSubscriptionAlreadyPaid = components['responses']['409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid'];
export type ResponseReadCheckoutOutcome = components['responses']['Read.CheckoutOutcome'];
export type ResponseReadPlanChangePreview = components['responses']['Read.PlanChangePreview'];
export type Response409GuardianConsentRequiredPlanNotPayableRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersionSubscriptionEndingSubscriptionNotPaidSubscriptionPastDue = components['responses']['409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue'];
export type Response409StaleVersionSubscriptionNotPaid = components['responses']['409.StaleVersion.SubscriptionNotPaid'];
export type Response409SubscriptionNotPaid = components['responses']['409.SubscriptionNotPaid'];
export type ResponseDoneSubscriptionRow = components['responses']['Done.SubscriptionRow'];
export type ResponseDoneOffer = components['responses']['Done.Offer'];
export type Response409GuardianConsentRequiredOfferAlreadyExistsForApplicantOfferContractStartDateMustBeAfterCurrentContractOfferInterestDoesNotBelongToClubTeamOfferInterestDoesNotMatchApplicantOfferPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response422IdempotencyKeyReusedOfferContractExpiryDateInvalidOfferContractTooLongValidationFailed = components['responses']['422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed'];
export type ResponseReadOffer = components['responses']['Read.Offer'];
export type Response403AccessDeniedExceptionAccountSuspendedOfferCannotCounterYourOwnUserNotVerified = components['responses']['403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified'];
export type Response409GuardianConsentRequiredOfferContractStartDateMustBeAfterCurrentContractOfferNotNegotiableOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response422IdempotencyKeyReusedOfferContractExpiryDateInvalidOfferContractTooLongOfferTermsNotChangedValidationFailed = components['responses']['422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed'];
export type Response409GuardianConsentRequiredOfferContractStartDateMustBeAfterCurrentContractOfferNotPendingOfferPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredOfferNotPendingRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneInterest = components['responses']['Done.Interest'];
export type Response409ClubInterestPlayerNotEligibleClubInterestPlayerNotScoutableGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadInterest = components['responses']['Read.Interest'];
export type Response409ClubInterestNotPendingGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubInterestNotPendingClubInterestPlayerNotEligibleGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneOpportunity = components['responses']['Done.Opportunity'];
export type ResponseReadOpportunity = components['responses']['Read.Opportunity'];
export type Response409GuardianConsentRequiredJobOpportunityNotOpenRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409ClubInterestPlayerNotEligibleGuardianConsentRequiredJobOpportunityAlreadyAnsweredJobOpportunityNotOpenRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneOpportunitySearch = components['responses']['Done.OpportunitySearch'];
export type ResponseDoneSuggestion = components['responses']['Done.Suggestion'];
export type Response409GuardianConsentRequiredJobOpportunityAlreadyAnsweredJobOpportunityNotOpenPlayerNotEligibleRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSuggestionAlreadyMade = components['responses']['409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSuggestionNotPending = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending'];
export type ResponseReadDocument = components['responses']['Read.Document'];
export type Response409DocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionStaleVersion = components['responses']['409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligibleStaleVersion = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligibleStaleVersion = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion'];
export type Response409DocumentNotAvailableForSigningGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseDoneDocumentTemplate = components['responses']['Done.DocumentTemplate'];
export type Response409DocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadDocumentTemplate = components['responses']['Read.DocumentTemplate'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionSignerNotEligible = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible'];
export type ResponseDoneSending = components['responses']['Done.Sending'];
export type ResponseReadSending = components['responses']['Read.Sending'];
export type Response409DocumentNotCompletedDocumentNotFullySignedDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotCompletedDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadSealedFile = components['responses']['Read.SealedFile'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedGuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type Response409DocumentNotAvailableForSigningGuardianConsentRequiredNoCurrentSignerRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionException = components['responses']['409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException'];
export type ResponseReadGuestDocument = components['responses']['Read.GuestDocument'];
export type Response409DocumentNotUploaded = components['responses']['409.DocumentNotUploaded'];
export type Response409DocumentNotCompletedDocumentNotFullySignedDocumentNotUploaded = components['responses']['409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded'];
export type Response409DocumentNotCompletedDocumentNotUploaded = components['responses']['409.DocumentNotCompleted.DocumentNotUploaded'];
export type Response409DocumentNotAvailableForSigningDocumentNotUploadedNoCurrentSigner = components['responses']['409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner'];
export type ResponseReadTrialCalendar = components['responses']['Read.TrialCalendar'];
export type ResponseDoneTrialCalendar = components['responses']['Done.TrialCalendar'];
export type Response409GuardianConsentRequiredRepresentativeHasNotDefinedClubExceptionRepresentativeHasNotDefinedPositionExceptionTrialRequestDatesOverlap = components['responses']['409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.TrialRequestDatesOverlap'];
export type ResponseReadTrialFeed = components['responses']['Read.TrialFeed'];
export type ResponseDoneTrialFeed = components['responses']['Done.TrialFeed'];
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
export type ParameterPeriod = components['parameters']['period'];
export type ParameterUserId = components['parameters']['user_id'];
export type ParameterDocumentId = components['parameters']['document_id'];
export type ParameterTouchlineLink = components['parameters']['touchline-link'];
export type ParameterSessionId = components['parameters']['session_id'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterStatus = components['parameters']['status'];
export type ParameterQueue = components['parameters']['queue'];
export type ParameterQ = components['parameters']['q'];
export type ParameterCountry = components['parameters']['country'];
export type ParameterFrom = components['parameters']['from'];
export type ParameterUntil = components['parameters']['until'];
export type ParameterWhat = components['parameters']['what'];
export type ParameterAbout = components['parameters']['about'];
export type ParameterHighlightId = components['parameters']['highlight_id'];
export type ParameterSeasonId = components['parameters']['season_id'];
export type ParameterProfileId = components['parameters']['profile_id'];
export type ParameterV = components['parameters']['v'];
export type ParameterVerified = components['parameters']['verified'];
export type ParameterClubId = components['parameters']['club_id'];
export type ParameterPositions = components['parameters']['positions'];
export type ParameterFeet = components['parameters']['feet'];
export type ParameterTiers = components['parameters']['tiers'];
export type ParameterNationalities = components['parameters']['nationalities'];
export type ParameterGender = components['parameters']['gender'];
export type ParameterAgeMin = components['parameters']['age_min'];
export type ParameterAgeMax = components['parameters']['age_max'];
export type ParameterHeightMin = components['parameters']['height_min'];
export type ParameterHeightMax = components['parameters']['height_max'];
export type ParameterContract = components['parameters']['contract'];
export type ParameterSort = components['parameters']['sort'];
export type ParameterShortlistId = components['parameters']['shortlist_id'];
export type ParameterPlayerId = components['parameters']['player_id'];
export type ParameterPlayerId_2 = components['parameters']['player_id.2'];
export type ParameterMandateId = components['parameters']['mandate_id'];
export type ParameterSearchId = components['parameters']['search_id'];
export type ParameterPlanId = components['parameters']['plan_id'];
export type ParameterProfileIds = components['parameters']['profile_ids'];
export type ParameterTurn = components['parameters']['turn'];
export type ParameterClubId_2 = components['parameters']['club_id.2'];
export type ParameterOfferId = components['parameters']['offer_id'];
export type ParameterInterestId = components['parameters']['interest_id'];
export type ParameterOpportunityId = components['parameters']['opportunity_id'];
export type ParameterSuggestionId = components['parameters']['suggestion_id'];
export type ParameterPeriod_2 = components['parameters']['period.2'];
export type ParameterTemplateId = components['parameters']['template_id'];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Me"];
                            token: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidCredentials.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    loginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Me"];
                            token: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidSecondFactorCode.SignInExpired.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    loginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Me"];
                            token: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Me"];
                            token: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.UserEmailTaken"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            answers: {
                                interests: components["schemas"]["Interest"][] | null;
                                trials: components["schemas"]["TrialRequest"][] | null;
                                offers: components["schemas"]["OfferRow"][] | null;
                                documents: components["schemas"]["DocumentRow"][] | null;
                                mandates: components["schemas"]["Mandate"][] | null;
                                suggestions: components["schemas"]["Suggestion"][] | null;
                                reports: components["schemas"]["TrialRequest"][] | null;
                            };
                            underway: {
                                offers: components["schemas"]["OfferRow"][] | null;
                                documents: components["schemas"]["DocumentRow"][] | null;
                                trials: components["schemas"]["TrialRequest"][] | null;
                                interests: components["schemas"]["Interest"][] | null;
                            };
                            positions: components["schemas"]["HomePosition"][] | null;
                            changes: components["schemas"]["Notification"][] | null;
                            player: {
                                joins: string | null;
                                from: string | null;
                                visible_to_clubs: boolean;
                                highlights: number;
                                nickname: string;
                            } | null;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
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
                                id: components["schemas"]["Id"];
                                title: string;
                                fully_signed_at: components["schemas"]["Instant"];
                                attempts: number;
                                cause: string;
                                last_attempt_at: components["schemas"]["Instant"] | null;
                            }[] | null;
                            dead_letters: components["schemas"]["HeldNews"][] | null;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getAdminFigures: {
        parameters: {
            query?: {
                period?: components["parameters"]["period"];
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
                            people: {
                                spans: components["schemas"]["PeopleSpan"][];
                                registered_before: number;
                                steps: {
                                    step: components["schemas"]["MemberStep"];
                                    count: number;
                                }[];
                                waiting: components["schemas"]["QueueAges"];
                            } | null;
                            queues: {
                                spans: components["schemas"]["DecisionSpan"][];
                                profiles: {
                                    profile_type: components["schemas"]["ProfileType"];
                                    waiting: components["schemas"]["QueueAges"];
                                }[];
                                clubs: components["schemas"]["QueueAges"];
                            } | null;
                            market: {
                                interests: components["schemas"]["Pulse"];
                                answers: components["schemas"]["Pulse"];
                                offers: components["schemas"]["Pulse"];
                            } | null;
                            trials: {
                                trials: components["schemas"]["Pulse"];
                            } | null;
                            signatures: {
                                contracts: components["schemas"]["Pulse"];
                            } | null;
                            recent: {
                                market: {
                                    interests: components["schemas"]["Pulse"];
                                    answers: components["schemas"]["Pulse"];
                                    offers: components["schemas"]["Pulse"];
                                } | null;
                                trials: {
                                    trials: components["schemas"]["Pulse"];
                                } | null;
                                signatures: {
                                    contracts: components["schemas"]["Pulse"];
                                } | null;
                            };
                            parts: components["schemas"]["PartHealth"][];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPersonFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
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
                            sessions: components["schemas"]["UserSession"][] | null;
                            audit: components["schemas"]["AuditEntry"][] | null;
                            dealings: components["schemas"]["Dealing"][] | null;
                            trials: components["schemas"]["Dealing"][] | null;
                            documents: components["schemas"]["SignedDocument"][] | null;
                            subscriptions: components["schemas"]["SubscriptionRow"][] | null;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyPersonAndProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    submission: string;
                    profile: {
                        submission: string;
                        valuation_tier?: components["schemas"]["ValuationTier"];
                        profile_id: components["schemas"]["Id"];
                    };
                    /** @default [] */
                    despite?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile: components["schemas"]["AdminProfile"];
                            person: components["schemas"]["AdminUser"] | null;
                            refused: {
                                error: string;
                                message: string;
                                details?: unknown;
                            } | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signAsGuest: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    signature: components["schemas"]["Signature"];
                    fields?: components["schemas"]["FilledIn"];
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner.StaleVersion"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidConfirmationTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
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
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidEmailTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            202: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidPasswordPinException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidPasswordPin.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Read.Me"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            202: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    profile_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.OwnData"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    requestOwnData: {
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
            202: components["responses"]["Done.OwnData"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    "Accept-Ranges": components["headers"]["InParts"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    "Content-Range": components["headers"]["Part"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            416: components["responses"]["416.RangeNotSatisfiable"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    closeAccount: {
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
                    email: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.LastMemberOfStaff"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    requestEmailChange: {
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
            202: components["responses"]["Done.EmailChange"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.OwnEmailNotAllowedException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
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
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.UserHasBeenTakenException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidEmailChangeCodeException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    undoEmailChange: {
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
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
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidEmailTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            status: "none" | "provided";
                            kind: string | null;
                            provided_at: components["schemas"]["Instant"] | null;
                            kept_until: components["schemas"]["Instant"] | null;
                            destroyed_at: components["schemas"]["Instant"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.EmailNotVerified"];
            409: components["responses"]["409.UserIdentificationMissing"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            user_agent: string;
                            ip: string;
                            created_at: components["schemas"]["Instant"];
                            last_seen_at: components["schemas"]["Instant"];
                            current: boolean;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["parameters"]["session_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.SecondFactor"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    beginSecondFactor: {
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
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            secret: string;
                            uri: string;
                            qr: string;
                            qr_size: number;
                            expires_at: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.RecoveryCodes"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidSecondFactorCode.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            200: components["responses"]["Done.RecoveryCodes"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidSecondFactorCode.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PasskeyOptions"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addPasskey: {
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
                    response: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PasskeyOptions"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    switchOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidAuthenticationException.InvalidSecondFactorCode.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getGuardianConsent: {
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
                        data: components["schemas"]["OwnGuardianConsent"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    askGuardianAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnGuardianConsent"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openGuardianConsent: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.AskedConsent"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    answerGuardianConsent: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            answer: "give" | "refuse";
                            player: {
                                name: string;
                            };
                            withdrawal_token: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentWithdrawal"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            player: {
                                name: string;
                            };
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
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
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    sendSigningCode: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent_to: string;
                            expires_at: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldNews"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["parameters"]["status"];
                queue?: components["parameters"]["queue"];
                q?: components["parameters"]["q"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getIdentification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
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
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.UserDoesntHaveIdentificationException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    noteDocumentNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.UserDoesntHaveIdentificationException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    takeUserCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    over?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.CaseHold"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    giveUserCaseBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.CaseHeld.StaleVersion.UserDoesntHaveIdentificationException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
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
                    submission: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reopenUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reinstateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    askFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
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
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    dropFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmFactorRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.AdminUser"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                kind?: components["schemas"]["ProfileType"];
                profile?: components["schemas"]["JudgedState"];
                person?: components["schemas"]["JudgedState"];
                country?: components["parameters"]["country"];
                subscribed?: string;
                suspended?: string;
                admin?: string;
                step?: components["schemas"]["MemberStep"];
                from?: components["parameters"]["from"];
                until?: components["parameters"]["until"];
                sort?: "registered" | "name" | "waiting";
                direction?: "asc" | "desc";
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
                        data: components["schemas"]["PersonRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            more?: boolean;
                            all?: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
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
                        data: components["schemas"]["UserSession"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["user_id"];
                session_id: components["parameters"]["session_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound.UserNotFoundException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    users: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        user_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDecided"][];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    users: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        user_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDecided"][];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    suspendUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @default  */
                    note?: string;
                    users: {
                        user_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDecided"][];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reinstateUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    users: {
                        user_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDecided"][];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    peopleFigures: {
        parameters: {
            query?: {
                period?: components["parameters"]["period"];
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
                            spans: components["schemas"]["PeopleSpan"][];
                            registered_before: number;
                            steps: {
                                step: components["schemas"]["MemberStep"];
                                count: number;
                            }[];
                            waiting: components["schemas"]["QueueAges"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                what?: components["parameters"]["what"];
                q?: components["parameters"]["q"];
                about?: components["parameters"]["about"];
                from?: components["parameters"]["from"];
                until?: components["parameters"]["until"];
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
                        data: components["schemas"]["AuditEntry"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            kinds?: string[];
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                what?: components["parameters"]["what"];
                q?: components["parameters"]["q"];
                about?: components["parameters"]["about"];
                from?: components["parameters"]["from"];
                until?: components["parameters"]["until"];
            };
            header?: never;
            path?: never;
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    profile_type: "player" | "club-representative" | "agent" | "coach";
                };
            };
        };
        responses: {
            201: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Read.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                        date_of_birth?: components["schemas"]["CalendarDate"];
                        gender?: components["schemas"]["Gender"];
                        phone?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                        positions?: components["schemas"]["Position"][];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                        current_contract_ends_on?: components["schemas"]["CalendarDate"] | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerSportOrGenderMissing"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                            email: string;
                        } | null;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    country: components["schemas"]["Country"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerNationalityLimitReached"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerHighlightLimitReached"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    moveHighlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    place: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addClip: {
        parameters: {
            query: {
                title: string;
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerHighlightLimitReached"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                highlight_id: components["parameters"]["highlight_id"];
            };
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    began_in: number;
                    club: string;
                    /** @default  */
                    level?: "" | string;
                    appearances: number;
                    minutes: number;
                    goals: number;
                    assists: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.PlayerSeasonLimitReached"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    began_in: number;
                    club: string;
                    /** @default  */
                    level?: "" | string;
                    appearances: number;
                    minutes: number;
                    goals: number;
                    assists: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
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
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getClip: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                highlight_id: components["parameters"]["highlight_id"];
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
                    "Accept-Ranges": components["headers"]["InParts"];
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["MayBeKept"];
                    "Content-Disposition": components["headers"]["Disposition"];
                    "Content-Range": components["headers"]["Part"];
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            416: components["responses"]["416.RangeNotSatisfiable"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPoster: {
        parameters: {
            query?: {
                v?: components["parameters"]["v"];
            };
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                highlight_id: components["parameters"]["highlight_id"];
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
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    club_id: components["schemas"]["Id"];
                    team_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveAgent: {
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
                        agency?: string;
                        licence_number?: string;
                        licensed_countries?: components["schemas"]["Country"][];
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveCoach: {
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
                        licence_level?: components["schemas"]["CoachLicence"];
                        club_id?: components["schemas"]["Id"] | null;
                        experience?: string;
                    };
                    /** @default false */
                    complete?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.EmailNotVerified"];
            409: components["responses"]["409.RepresentativeClubNotDefined.RepresentativePositionNotDefined.UserIdentificationMissing"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            200: components["responses"]["Done.OwnProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.EmailNotVerified"];
            409: components["responses"]["409.UserIdentificationMissing"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    searchClubs: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                country?: components["parameters"]["country"];
                verified?: components["parameters"]["verified"];
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
                        data: components["schemas"]["Club"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getClubPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.ClubPage"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    resubmitClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResubmittingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
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
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubNotVerified.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
                crest_hash: string;
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
                    "image/png": string;
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
    listCrests: {
        parameters: {
            query: {
                clubs: string;
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
                            club_id: components["schemas"]["Id"];
                            crest: string;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    scoutPlayers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                positions?: components["parameters"]["positions"];
                feet?: components["parameters"]["feet"];
                tiers?: components["parameters"]["tiers"];
                nationalities?: components["parameters"]["nationalities"];
                gender?: components["parameters"]["gender"];
                age_min?: components["parameters"]["age_min"];
                age_max?: components["parameters"]["age_max"];
                height_min?: components["parameters"]["height_min"];
                height_max?: components["parameters"]["height_max"];
                contract?: components["parameters"]["contract"];
                sort?: components["parameters"]["sort"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlayerRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            facets?: components["schemas"]["ScoutingFacets"];
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    exportPlayers: {
        parameters: {
            query?: {
                q?: components["parameters"]["q"];
                positions?: components["parameters"]["positions"];
                feet?: components["parameters"]["feet"];
                tiers?: components["parameters"]["tiers"];
                nationalities?: components["parameters"]["nationalities"];
                gender?: components["parameters"]["gender"];
                age_min?: components["parameters"]["age_min"];
                age_max?: components["parameters"]["age_max"];
                height_min?: components["parameters"]["height_min"];
                height_max?: components["parameters"]["height_max"];
                contract?: components["parameters"]["contract"];
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPlayerSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.PlayerSheet"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listPageOpenings: {
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
                        data: components["schemas"]["PageOpeningsOfWeek"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listShortlists: {
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
                        data: components["schemas"]["ShortlistRow"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    createShortlist: {
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
            201: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Shortlist"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    exportShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    renameShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
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
            200: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    restoreShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addToShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    /** @default  */
                    note?: string;
                    /** @default watch */
                    priority?: components["schemas"]["ShortlistPriority"];
                    /** @default to-watch */
                    stage?: components["schemas"]["ShortlistStage"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.ShortlistEntry"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlayerNotScoutable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeShortlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    note: string;
                    priority: components["schemas"]["ShortlistPriority"];
                    stage: components["schemas"]["ShortlistStage"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.ShortlistEntry"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeFromShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistRow"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    restoreToShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shortlist_id: components["parameters"]["shortlist_id"];
                player_id: components["parameters"]["player_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.ShortlistEntry"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listMandates: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["MandateStatus"];
                player_id?: components["parameters"]["player_id.2"];
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
                        data: components["schemas"]["Mandate"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            waiting: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    requestMandate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id?: components["schemas"]["Id"];
                    email?: string;
                    exclusive: boolean;
                    starts_on: components["schemas"]["CalendarDate"];
                    ends_on: components["schemas"]["CalendarDate"];
                    /** @default  */
                    message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateAlreadyRequested.MandateOverlaps.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateAgentNotEligible.MandateNotPending.MandateOverlaps.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endMandate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mandate_id: components["parameters"]["mandate_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Mandate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.MandateNotActive.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listRepresentations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
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
                        data: components["schemas"]["Representation"][];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSavedSearches: {
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
                        data: components["schemas"]["SavedSearch"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveSearch: {
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
                    filters: components["schemas"]["SearchFilters"];
                    /** @default daily */
                    notice?: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.SavedSearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    notice: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.SavedSearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.SavedSearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.SavedSearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listProfiles: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                profile_type?: components["schemas"]["ProfileType"];
                status?: components["parameters"]["status"];
                queue?: components["parameters"]["queue"];
                q?: components["parameters"]["q"];
                tier?: components["schemas"]["ValuationTier"];
                nationality?: components["schemas"]["Country"];
                position?: "GK" | "CB" | "LB" | "RB" | "LWB" | "RWB" | "DM" | "CM" | "AM" | "LM" | "RM" | "LW" | "RW" | "SS" | "CF" | "Sporting Director" | "Head of Recruitment" | "Chief Scout" | "Scout" | "Head Coach" | "Academy Director" | "Club Secretary";
                licence?: string;
                club_search?: string;
                handed_in?: string;
                sort?: "waiting" | "name" | "newest";
                direction?: "asc" | "desc";
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
                        data: components["schemas"]["AdminProfileRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            more?: boolean;
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    queueFigures: {
        parameters: {
            query?: {
                period?: components["parameters"]["period"];
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
                            spans: components["schemas"]["DecisionSpan"][];
                            profiles: {
                                profile_type: components["schemas"]["ProfileType"];
                                waiting: components["schemas"]["QueueAges"];
                            }[];
                            clubs: components["schemas"]["QueueAges"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    takeProfileCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    over?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.CaseHold"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    giveProfileCaseBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    valuation_tier: components["schemas"]["ValuationTier"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.PlayerTierRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
                season_id: components["parameters"]["season_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    said_at: components["schemas"]["Instant"];
                    confirmed: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    submission: string;
                    despite?: components["schemas"]["Id"];
                    valuation_tier?: components["schemas"]["ValuationTier"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.ClubNotVerified.GuardianConsentRequired.PlayerTierRequiredException.RepresentativeClubNotDefined.RepresentativePositionNotDefined.StaleVersion.UserDoesntHaveIdentificationException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    valuation_tier?: components["schemas"]["ValuationTier"];
                    profiles: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        profile_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    profiles: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        profile_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            profile_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
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
                    submission: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    confirmClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claimed_at: components["schemas"]["Instant"];
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.ClubNotVerified.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    refuseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claimed_at: components["schemas"]["Instant"];
                    reason: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reopenProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.AdminProfile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listClubs: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                q?: components["parameters"]["q"];
                verified?: components["parameters"]["verified"];
                status?: components["parameters"]["status"];
                country?: components["parameters"]["country"];
                sort?: "staff" | "name" | "entered";
                direction?: "asc" | "desc";
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
                            id: components["schemas"]["Id"];
                            name: string;
                            short_name: string;
                            country: string;
                            city: string | null;
                            founded: number | null;
                            website: string | null;
                            verified: boolean;
                            crest: string | null;
                            teams: components["schemas"]["Team"][];
                            verification_status: components["schemas"]["VerificationStatus"];
                            rejection: components["schemas"]["Rejection"] | null;
                            staff_note: string | null;
                            representatives: number;
                            entered_by: string | null;
                            entered_at: components["schemas"]["Instant"];
                            submission: string;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            countries?: components["schemas"]["CountryOfClubs"][];
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            201: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    takeClubCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    over?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.CaseHold"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    giveClubCaseBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    verifyClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clubs: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        club_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            club_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
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
                    submission: string;
                    despite?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    rejectClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    clubs: {
                        submission: string;
                        despite?: components["schemas"]["Id"];
                        club_id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            club_id: components["schemas"]["Id"];
                            error: string | null;
                            message: string | null;
                            held: components["schemas"]["CaseHold"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reopenClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    setClubCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
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
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeClubCrest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    mergeClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: components["parameters"]["club_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergingClub"];
            };
        };
        responses: {
            200: components["responses"]["Done.Club"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.CaseHeld.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    importClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportingClubs"];
            };
        };
        responses: {
            200: components["responses"]["Done.ClubImport"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listEntryPrices: {
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
                    "Cache-Control": components["headers"]["KeptByAll"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EntryPrices"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listAllPlans: {
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
                        data: components["schemas"]["PlanRow"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    createPlan: {
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
                    description: string;
                    features: string[];
                    trial_request_limit: number | null;
                    entitlements?: components["schemas"]["Entitlement"][];
                    prices: components["schemas"]["PlanPrice"][];
                    audience: components["schemas"]["ProfileType"][];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    editPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    features: string[];
                    trial_request_limit: number | null;
                    entitlements?: components["schemas"]["Entitlement"][];
                    prices: components["schemas"]["PlanPrice"][];
                    version: number;
                    moves_members?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deletePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.PlanInUse"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    archivePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    restorePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    movePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["parameters"]["plan_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.PlanRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    plan_id: components["schemas"]["Id"];
                    version?: number;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.FreeSubscriptionAlreadyExists.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: components["schemas"]["Id"];
                    version: number;
                    /** @enum {string} */
                    interval: "month" | "year";
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionAlreadyPaid"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getCheckoutOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.CheckoutOutcome"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    previewPlanChange: {
        parameters: {
            query: {
                plan_id: components["schemas"]["Id"];
                version: number;
                interval: "month" | "year";
                currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.PlanChangePreview"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: components["schemas"]["Id"];
                    version: number;
                    /** @enum {string} */
                    interval: "month" | "year";
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                    at: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.PlanNotPayable.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion.SubscriptionEnding.SubscriptionNotPaid.SubscriptionPastDue"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    dropPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion.SubscriptionNotPaid"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Subscription"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.StaleVersion.SubscriptionNotPaid"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openBillingPortal: {
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
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            url: string;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            409: components["responses"]["409.SubscriptionNotPaid"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                after?: string;
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
                            invoices: components["schemas"]["Invoice"][];
                            more: boolean;
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getPaymentMethod: {
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
                        data: components["schemas"]["PaymentMethod"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getNextPayment: {
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
                        data: components["schemas"]["NextPayment"] | null;
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                status?: components["schemas"]["SubscriptionStatus"];
                plan_id?: components["schemas"]["Id"];
                q?: components["parameters"]["q"];
                differs?: string;
                subscription_id?: components["schemas"]["Id"];
                profile_ids?: components["parameters"]["profile_ids"];
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
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
                        data: components["schemas"]["SubscriptionRow"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            counts: {
                                incomplete: number;
                                active: number;
                                past_due: number;
                                canceled: number;
                            };
                            differing: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    subscriptionFigures: {
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
                            months: {
                                month: string;
                                mrr: {
                                    /** @enum {string} */
                                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                                    amount: number;
                                    before: number;
                                    started: number;
                                    up: number;
                                    down: number;
                                    ended: number;
                                }[];
                                started: number;
                                lost: number;
                                past_due: number;
                            }[];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    reconcileSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscription_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.SubscriptionRow"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    receiveStripe: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            received: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["OfferStatus"];
                turn?: components["parameters"]["turn"];
                group?: "mine" | "theirs" | "signing" | "ended";
                q?: components["parameters"]["q"];
                player_id?: components["parameters"]["player_id.2"];
                made_by?: components["schemas"]["Id"];
                club_id?: components["parameters"]["club_id.2"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferRow"][];
                        meta: components["schemas"]["SidesPageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    player_id: components["schemas"]["Id"];
                    team_id: components["schemas"]["Id"];
                    /** @default true */
                    negotiable?: boolean;
                    expires_at: components["schemas"]["Instant"];
                    terms: components["schemas"]["Terms"];
                    /** @default  */
                    message?: string;
                    interest_id?: components["schemas"]["Id"];
                    /** @default false */
                    club_informed?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferAlreadyExistsForApplicant.OfferContractStartDateMustBeAfterCurrentContract.OfferInterestDoesNotBelongToClubTeam.OfferInterestDoesNotMatchApplicant.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getOffersOverview: {
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
                            groups: {
                                mine: number;
                                theirs: number;
                                signing: number;
                                ended: number;
                            };
                            open: components["schemas"]["OpenSum"][];
                            agreed: components["schemas"]["OpenSum"][];
                            makers: {
                                profile_id: components["schemas"]["Id"];
                                name: string;
                                offers: number;
                            }[];
                            clubs: {
                                club_id: components["schemas"]["Id"];
                                name: string;
                                offers: number;
                            }[];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    counterOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    terms: components["schemas"]["Terms"];
                    /** @default  */
                    message?: string;
                    /** @default false */
                    final?: boolean;
                    expires_at?: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotNegotiable.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.OfferContractExpiryDateInvalid.OfferContractTooLong.OfferTermsNotChanged.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
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
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferContractStartDateMustBeAfterCurrentContract.OfferNotPending.OfferPlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
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
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.OfferCannotCounterYourOwn.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offer_id: components["parameters"]["offer_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Offer"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.OfferNotPending.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: components["parameters"]["player_id"];
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
                            possible: boolean;
                            teams: {
                                club_team: components["schemas"]["ClubTeam"];
                                refusal: components["schemas"]["ForeseenRefusal"] | null;
                                offer_id: components["schemas"]["Id"] | null;
                                interest: {
                                    id: components["schemas"]["Id"];
                                    status: components["schemas"]["InterestStatus"];
                                    your_turn: boolean;
                                } | null;
                                interest_refusal: components["schemas"]["ForeseenRefusal"] | null;
                            }[];
                            approach: components["schemas"]["ContractWindow"];
                            max_years: number;
                            earliest_start: components["schemas"]["CalendarDate"] | null;
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listInterests: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["InterestStatus"];
                turn?: components["parameters"]["turn"];
                player_id?: components["parameters"]["player_id.2"];
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
                        data: components["schemas"]["Interest"][];
                        meta: components["schemas"]["SidesPageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declareInterest: {
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
                    message: string;
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestPlayerNotEligible.ClubInterestPlayerNotScoutable.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeInterestMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    acceptInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.ClubInterestPlayerNotEligible.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interest_id: components["parameters"]["interest_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestNotPending.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOpportunities: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                positions?: components["parameters"]["positions"];
                fits?: "every" | "one" | "more";
                starts?: string;
                levels?: string;
                countries?: string;
                pay?: "shown";
                club_id?: components["parameters"]["club_id.2"];
                tab?: "open" | "answered" | "over";
                sort?: "newest" | "closes" | "fit";
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
                        data: components["schemas"]["Opportunity"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            facets: components["schemas"]["BoardFacets"];
                            tabs: {
                                open: number;
                                answered: number;
                                over: number;
                            };
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    publishOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    team_id: components["schemas"]["Id"];
                    title: string;
                    position: components["schemas"]["Position"];
                    age: {
                        min: number;
                        max: number;
                    } | null;
                    foot: ("left" | "right") | null;
                    contract_from: components["schemas"]["CalendarDate"];
                    contract_until: components["schemas"]["CalendarDate"] | null;
                    pay: {
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                        from: number;
                        to: number;
                    } | null;
                    pay_shown: boolean;
                    description: string;
                    closes_on: components["schemas"]["CalendarDate"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOwnOpportunities: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["OpportunityStatus"];
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
                            id: components["schemas"]["Id"];
                            club_team: components["schemas"]["ClubTeam"];
                            title: string;
                            position: components["schemas"]["Position"];
                            age: components["schemas"]["AgeRange"] | null;
                            foot: ("left" | "right") | null;
                            contract_from: components["schemas"]["CalendarDate"];
                            contract_until: components["schemas"]["CalendarDate"] | null;
                            pay: components["schemas"]["PayBand"] | null;
                            pay_shown: boolean;
                            description: string;
                            closes_on: components["schemas"]["CalendarDate"];
                            status: components["schemas"]["OpportunityStatus"];
                            close_reason: ("by-club" | "deadline") | null;
                            filled_by: components["schemas"]["ShownPerson"] | null;
                            representative: {
                                name: string;
                                position: string;
                            };
                            published_at: components["schemas"]["Instant"];
                            updated_at: components["schemas"]["Instant"];
                            own: boolean;
                            fit: components["schemas"]["Criterion"][] | null;
                            answer: {
                                interest_id: components["schemas"]["Id"];
                                status: components["schemas"]["InterestStatus"];
                                at: components["schemas"]["Instant"];
                            } | null;
                            suggestion: {
                                id: components["schemas"]["Id"];
                                agent: components["schemas"]["ShownPerson"];
                                message: string;
                                suggested_at: components["schemas"]["Instant"];
                            } | null;
                            applicants: {
                                answered: number;
                                talks: number;
                                trial: number;
                                offered: number;
                                signed: number;
                                over: number;
                            };
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    editOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    position: components["schemas"]["Position"];
                    age: {
                        min: number;
                        max: number;
                    } | null;
                    foot: ("left" | "right") | null;
                    contract_from: components["schemas"]["CalendarDate"];
                    contract_until: components["schemas"]["CalendarDate"] | null;
                    pay: {
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL";
                        from: number;
                        to: number;
                    } | null;
                    pay_shown: boolean;
                    description: string;
                    closes_on: components["schemas"]["CalendarDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listApplicants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
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
                        data: components["schemas"]["Applicant"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    closeOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    fillOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Opportunity"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    answerOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    message?: string;
                    /**
                     * @default {
                     *       "email": false,
                     *       "phone": ""
                     *     }
                     */
                    contact?: components["schemas"]["SharedContact"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Interest"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.ClubInterestPlayerNotEligible.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listOpportunitySearches: {
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
                        data: components["schemas"]["OpportunitySearch"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    saveOpportunitySearch: {
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
                    filters: components["schemas"]["OpportunityFilters"];
                    /** @default daily */
                    notice?: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    notice: components["schemas"]["SearchNotice"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.PlanDoesNotInclude.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    openOpportunitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: components["parameters"]["search_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.OpportunitySearch"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
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
                        data: components["schemas"]["Candidate"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    suggestPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opportunity_id: components["parameters"]["opportunity_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player_id: components["schemas"]["Id"];
                    /** @default  */
                    message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.JobOpportunityAlreadyAnswered.JobOpportunityNotOpen.PlayerNotEligible.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionAlreadyMade"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSuggestions: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["SuggestionStatus"];
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
                        data: components["schemas"]["Suggestion"][];
                        meta: {
                            next_cursor: string | null;
                            total?: number;
                            waiting: number;
                            stale?: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                suggestion_id: components["parameters"]["suggestion_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReason"];
            };
        };
        responses: {
            200: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    withdrawSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                suggestion_id: components["parameters"]["suggestion_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Suggestion"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SuggestionNotPending"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listStories: {
        parameters: {
            query?: {
                player_id?: components["parameters"]["player_id.2"];
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
                        data: components["schemas"]["Story"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listDealings: {
        parameters: {
            query?: {
                profile_ids?: components["parameters"]["profile_ids"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    marketPulse: {
        parameters: {
            query?: {
                period?: components["parameters"]["period.2"];
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
                            interests: components["schemas"]["Pulse"];
                            answers: components["schemas"]["Pulse"];
                            offers: components["schemas"]["Pulse"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["DocumentStatus"];
                turn?: "mine";
                show?: "mine" | "others" | "drafts" | "done" | "ended";
                q?: components["parameters"]["q"];
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
                        data: components["schemas"]["DocumentRow"][];
                        meta: components["schemas"]["SidesPageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    draftDocument: {
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
                    message: string;
                    sign_until: components["schemas"]["Instant"] | null;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    discardDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    sign_until: components["schemas"]["Instant"] | null;
                    version: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
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
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            413: components["responses"]["413.FileTooLarge"];
            415: components["responses"]["415.FileTypeNotAllowed"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    placeFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: {
                        id: string;
                        /** @enum {string} */
                        kind: "signature" | "initials" | "date" | "name" | "text" | "checkbox";
                        signer: components["schemas"]["Id"];
                        page: number;
                        left: number;
                        top: number;
                        width: number;
                        height: number;
                        required: boolean;
                        label?: string;
                    }[];
                    sha256: string;
                    version: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listKnownSigners: {
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
                            profile_id: components["schemas"]["Id"];
                            name: string;
                            /** @enum {string} */
                            role: "player" | "guardian" | "agent" | "club-representative" | "coach" | "guest";
                            is_you: boolean;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    profile_id?: components["schemas"]["Id"];
                    name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    orderSigners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    places: {
                        signers: components["schemas"]["Id"][];
                        needed?: number;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    addCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    profile_id?: components["schemas"]["Id"];
                    name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    removeCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
                profile_id: components["parameters"]["profile_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    sendDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    correctDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    makeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    signing_days: number;
                    shared: boolean;
                    roles: {
                        signer: components["schemas"]["Id"];
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listTemplates: {
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
                        data: components["schemas"]["DocumentTemplate"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    changeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    message: string;
                    signing_days: number;
                    shared: boolean;
                    version: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.DocumentTemplate"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.StaleVersion"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    useTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signers: {
                        role: string;
                        email?: string;
                        profile_id?: components["schemas"]["Id"];
                        name?: string;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound.UserNotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException.SignerNotEligible"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NeverKept"];
                    "Touchline-After": components["headers"]["Written"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            line: number;
                            signers: {
                                role: string;
                                name: string;
                                email: string;
                                gets_copy: boolean;
                            }[];
                            problems: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    beginSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            202: components["responses"]["Done.Sending"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listSendings: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                template_id?: components["schemas"]["Id"];
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
                        data: components["schemas"]["SendingRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sending_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.Sending"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listContractWordings: {
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
                            language: string;
                            version: string;
                            from: components["schemas"]["CalendarDate"];
                            in_use: boolean;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    previewContractWording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
                version: string;
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadDocuments: {
        parameters: {
            query?: {
                ids?: string;
            };
            header?: never;
            path?: never;
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
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    checkSealedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fingerprint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.SealedFile"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    voidDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
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
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.GuardianConsentRequired.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    remindSigners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done.Document"];
            401: components["responses"]["401.Unauthenticated"];
            402: components["responses"]["402.SubscriptionRequired"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.UserNotVerified"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.GuardianConsentRequired.NoCurrentSigner.RepresentativeHasNotDefinedClubException.RepresentativeHasNotDefinedPositionException"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getGuestDocument: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Read.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestOriginal: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestSigned: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestCertificate: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
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
                    "application/pdf": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotFullySigned.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    downloadGuestEvidence: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
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
                    "application/zip": string;
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotCompleted.DocumentNotUploaded"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    declineAsGuest: {
        parameters: {
            query?: never;
            header: {
                "touchline-link": components["parameters"]["touchline-link"];
            };
            path?: never;
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
            200: components["responses"]["Done.GuestDocument"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning.DocumentNotUploaded.NoCurrentSigner"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listDocumentsOf: {
        parameters: {
            query?: {
                profile_ids?: components["parameters"]["profile_ids"];
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
                        data: components["schemas"]["SignedDocument"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    signaturePulse: {
        parameters: {
            query?: {
                period?: components["parameters"]["period.2"];
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
                            contracts: components["schemas"]["Pulse"];
                        };
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
                    "Cache-Control": components["headers"]["NeverKept"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            title: string;
                            fully_signed_at: components["schemas"]["Instant"];
                            attempts: number;
                            cause: string;
                            last_attempt_at: components["schemas"]["Instant"] | null;
                        }[];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    retrySeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["document_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired"];
            404: components["responses"]["404.NotFound"];
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
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
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
                profile_ids?: components["parameters"]["profile_ids"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    trialPulse: {
        parameters: {
            query?: {
                period?: components["parameters"]["period.2"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listTrialRequests: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["TrialStatus"];
                turn?: components["parameters"]["turn"];
                player_id?: components["parameters"]["player_id.2"];
                report?: "due";
                from?: components["parameters"]["from"];
                until?: components["parameters"]["until"];
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
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            419: components["responses"]["419.CsrfTokenMismatch"];
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    getTrialProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: components["parameters"]["player_id"];
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
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
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
            401: components["responses"]["401.Unauthenticated"];
            429: components["responses"]["429.TooManyRequests"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
