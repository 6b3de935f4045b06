// Generated from http/openapi/identity.yaml by `npm run contracts`.
export interface paths {
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in: checks the password and makes a session, or a challenge where there is a second factor */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a sign-in: checks a code for the challenge and makes a session */
        post: operations["passSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey, alone or after the password: checks what the device answered and makes a session */
        post: operations["passPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The session behind a token, if it lives */
        post: operations["resolveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refusal at the BFF’s own door, for the audit: the BFF keeps no database */
        post: operations["noteRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a person with a first profile, and signs in */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signature-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proof of the password for one signature: single use, 60 s, bound to document and digest */
        post: operations["proveSignature"];
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
    "/at-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member’s home shows of the inbox: the newest */
        get: operations["changesAtHome"];
        put?: never;
        post?: never;
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
    "/guest-signing/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves that a guest gave the code from his mail, for one document and its bytes */
        post: operations["proveGuestSignature"];
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
        FirstStep: {
            token: string | null;
            session: components["schemas"]["Session"] | null;
            challenge: {
                methods: ("app" | "recovery-code")[];
                expires_at: components["schemas"]["Instant"];
                token: string;
            } | null;
        };
        Session: {
            session_id: components["schemas"]["Id"];
            token_hash: string;
            user_id: components["schemas"]["Id"];
            is_admin: boolean;
            authenticated_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            profiles: {
                id: components["schemas"]["Id"];
                type: components["schemas"]["ProfileType"];
            }[];
            default_profile_id: components["schemas"]["Id"] | null;
            lacks_second_factor: boolean;
        };
        /** Format: date-time */
        Instant: string;
        StartedSession: {
            token: string;
            session: components["schemas"]["Session"];
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
        ReadMeta: {
            stale?: boolean;
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
        /** @enum {string} */
        GuardianConsentStatus: "requested" | "given" | "refused" | "withdrawn";
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
        HeldNews: {
            group: string;
            topic: string;
            failed: number;
            waiting: number;
            since: components["schemas"]["Instant"];
            cause: string;
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
        CaseHold: {
            by: components["schemas"]["Id"];
            by_name: string | null;
            since: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        PageMeta: {
            next_cursor: string | null;
            total?: number;
            stale?: boolean;
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
        UserSession: {
            id: components["schemas"]["Id"];
            browser: string | null;
            system: string | null;
            network: string | null;
            created_at: components["schemas"]["Instant"];
            last_seen_at: components["schemas"]["Instant"];
        };
        PersonDecided: {
            user_id: components["schemas"]["Id"];
            error: string | null;
            message: string | null;
            held: components["schemas"]["CaseHold"] | null;
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
        Error: {
            error: string;
            message: string;
            details?: unknown;
        };
    };
    responses: {
        /** @description Done. */
        "Done.FirstStep": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FirstStep"];
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
        /** @description AccountSuspended */
        "403.AccountSuspended": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccountSuspended";
                };
            };
        };
        /** @description InvalidCredentials, ValidationFailed */
        "422.InvalidCredentials.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "InvalidCredentials" | "ValidationFailed";
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
        /** @description Done. */
        "Done.StartedSession": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                "Touchline-After": components["headers"]["Written"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StartedSession"];
                };
            };
        };
        /** @description InvalidSecondFactorCode, SignInExpired, ValidationFailed */
        "422.InvalidSecondFactorCode.SignInExpired.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "InvalidSecondFactorCode" | "SignInExpired" | "ValidationFailed";
                };
            };
        };
        /** @description InvalidPasskey, ValidationFailed */
        "422.InvalidPasskey.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "InvalidPasskey" | "ValidationFailed";
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
        /** @description InvalidAuthenticationException, ValidationFailed */
        "422.InvalidAuthenticationException.ValidationFailed": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "InvalidAuthenticationException" | "ValidationFailed";
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
        /** @description AccountSuspended, NotYourTurnToSign */
        "403.AccountSuspended.NotYourTurnToSign": {
            headers: {
                "Cache-Control": components["headers"]["NeverKept"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    error?: "AccountSuspended" | "NotYourTurnToSign";
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
    };
    parameters: {
        session_id: components["schemas"]["Id"];
        "touchline-link": string;
        cursor: string;
        limit: number;
        q: string;
        user_id: components["schemas"]["Id"];
        from: components["schemas"]["CalendarDate"];
        until: components["schemas"]["CalendarDate"];
        what: string;
        about: components["schemas"]["Id"];
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
export type FirstStep = components['schemas']['FirstStep'];
export type Session = components['schemas']['Session'];
export type Instant = components['schemas']['Instant'];
export type StartedSession = components['schemas']['StartedSession'];
export type Me = components['schemas']['Me'];
export type EmailChange = components['schemas']['EmailChange'];
export type Rejection = components['schemas']['Rejection'];
export type MeProfile = components['schemas']['MeProfile'];
export type OnboardingStatus = components['schemas']['OnboardingStatus'];
export type ReadMeta = components['schemas']['ReadMeta'];
export type OwnData = components['schemas']['OwnData'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type OwnGuardianConsent = components['schemas']['OwnGuardianConsent'];
export type GuardianConsentStatus = components['schemas']['GuardianConsentStatus'];
export type AskedConsent = components['schemas']['AskedConsent'];
export type Notification = components['schemas']['Notification'];
export type NotificationSubject = components['schemas']['NotificationSubject'];
export type HeldNews = components['schemas']['HeldNews'];
export type AdminUserRow = components['schemas']['AdminUserRow'];
export type CaseHold = components['schemas']['CaseHold'];
export type PageMeta = components['schemas']['PageMeta'];
export type AdminUser = components['schemas']['AdminUser'];
export type AlikePerson = components['schemas']['AlikePerson'];
export type PersonRow = components['schemas']['PersonRow'];
export type UserSession = components['schemas']['UserSession'];
export type PersonDecided = components['schemas']['PersonDecided'];
export type PeopleSpan = components['schemas']['PeopleSpan'];
export type QueueAges = components['schemas']['QueueAges'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditNamed = components['schemas']['AuditNamed'];
export type Error = components['schemas']['Error'];
export type ResponseDoneFirstStep = components['responses']['Done.FirstStep'];
export type Response401Unauthenticated = components['responses']['401.Unauthenticated'];
export type Response403AccountSuspended = components['responses']['403.AccountSuspended'];
export type Response422InvalidCredentialsValidationFailed = components['responses']['422.InvalidCredentials.ValidationFailed'];
export type Response429TooManyRequests = components['responses']['429.TooManyRequests'];
export type Response500ServerErrorException = components['responses']['500.ServerErrorException'];
export type Response503ServiceUnavailable = components['responses']['503.ServiceUnavailable'];
export type ResponseDoneStartedSession = components['responses']['Done.StartedSession'];
export type Response422InvalidSecondFactorCodeSignInExpiredValidationFailed = components['responses']['422.InvalidSecondFactorCode.SignInExpired.ValidationFailed'];
export type Response422InvalidPasskeyValidationFailed = components['responses']['422.InvalidPasskey.ValidationFailed'];
export type Response422ValidationFailed = components['responses']['422.ValidationFailed'];
export type ResponseDoneNothing = components['responses']['Done.Nothing'];
export type Response409UserEmailTaken = components['responses']['409.UserEmailTaken'];
export type Response422InvalidAuthenticationExceptionValidationFailed = components['responses']['422.InvalidAuthenticationException.ValidationFailed'];
export type Response403AccessDeniedExceptionAccountSuspended = components['responses']['403.AccessDeniedException.AccountSuspended'];
export type Response422IdempotencyKeyReusedInvalidEmailTokenExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidEmailTokenException.ValidationFailed'];
export type Response422IdempotencyKeyReusedValidationFailed = components['responses']['422.IdempotencyKeyReused.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidPasswordPinExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasswordPinException.ValidationFailed'];
export type Response422IdempotencyKeyReusedInvalidPasswordPinValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasswordPin.ValidationFailed'];
export type ResponseReadMe = components['responses']['Read.Me'];
export type Response422IdempotencyKeyReusedInvalidAuthenticationExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidAuthenticationException.ValidationFailed'];
export type ResponseReadOwnData = components['responses']['Read.OwnData'];
export type ResponseDoneOwnData = components['responses']['Done.OwnData'];
export type Response409StaleVersion = components['responses']['409.StaleVersion'];
export type Response404NotFound = components['responses']['404.NotFound'];
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
export type Response422IdempotencyKeyReusedInvalidPasskeyValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed'];
export type ResponseDoneOwnGuardianConsent = components['responses']['Done.OwnGuardianConsent'];
export type ResponseDoneAskedConsent = components['responses']['Done.AskedConsent'];
export type Response422IdempotencyKeyReusedInvalidConfirmationTokenExceptionValidationFailed = components['responses']['422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed'];
export type Response403AccessDeniedExceptionAccountSuspendedNotYourTurnToSign = components['responses']['403.AccessDeniedException.AccountSuspended.NotYourTurnToSign'];
export type Response409DocumentNotAvailableForSigning = components['responses']['409.DocumentNotAvailableForSigning'];
export type Response403AccountSuspendedNotYourTurnToSign = components['responses']['403.AccountSuspended.NotYourTurnToSign'];
export type Response403AccessDeniedExceptionAccountSuspendedSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.SecondFactorSetupRequired'];
export type ResponseReadAdminUser = components['responses']['Read.AdminUser'];
export type Response404NotFoundUserNotFoundException = components['responses']['404.NotFound.UserNotFoundException'];
export type Response409UserDoesntHaveIdentificationException = components['responses']['409.UserDoesntHaveIdentificationException'];
export type ResponseDoneAdminUser = components['responses']['Done.AdminUser'];
export type ResponseDoneCaseHold = components['responses']['Done.CaseHold'];
export type Response409CaseHeldStaleVersion = components['responses']['409.CaseHeld.StaleVersion'];
export type Response403AccessDeniedExceptionAccountSuspendedFreshAuthenticationRequiredSecondFactorSetupRequired = components['responses']['403.AccessDeniedException.AccountSuspended.FreshAuthenticationRequired.SecondFactorSetupRequired'];
export type Response409CaseHeldStaleVersionUserDoesntHaveIdentificationException = components['responses']['409.CaseHeld.StaleVersion.UserDoesntHaveIdentificationException'];
export type ParameterSessionId = components['parameters']['session_id'];
export type ParameterTouchlineLink = components['parameters']['touchline-link'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterQ = components['parameters']['q'];
export type ParameterUserId = components['parameters']['user_id'];
export type ParameterFrom = components['parameters']['from'];
export type ParameterUntil = components['parameters']['until'];
export type ParameterWhat = components['parameters']['what'];
export type ParameterAbout = components['parameters']['about'];
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
    createSession: {
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
            201: components["responses"]["Done.FirstStep"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.InvalidCredentials.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    passSecondFactor: {
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
                    code: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Done.StartedSession"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.InvalidSecondFactorCode.SignInExpired.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    passPasskey: {
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
            201: components["responses"]["Done.StartedSession"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.InvalidPasskey.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    resolveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token_hash: string;
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
                        data: components["schemas"]["Session"] | null;
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token_hash: string;
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
                            user_id: components["schemas"]["Id"];
                        } | null;
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    noteRefusal: {
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
                    code: "AccessDeniedException" | "CsrfTokenMismatch";
                    operation: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done.Nothing"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    registerUser: {
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
            201: components["responses"]["Done.StartedSession"];
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            409: components["responses"]["409.UserEmailTaken"];
            422: components["responses"]["422.ValidationFailed"];
            429: components["responses"]["429.TooManyRequests"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    proveSignature: {
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
                    document_id: components["schemas"]["Id"];
                    sha256: string;
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
                            proof: string;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.InvalidAuthenticationException.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.InvalidPasskey.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
    changesAtHome: {
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
                        data: components["schemas"]["Notification"][];
                        meta?: components["schemas"]["ReadMeta"];
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended"];
            422: components["responses"]["422.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
    proveGuestSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256: string;
                    code: string;
                    link: string;
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
                            proof: string;
                        };
                    };
                };
            };
            401: components["responses"]["401.Unauthenticated"];
            403: components["responses"]["403.AccountSuspended.NotYourTurnToSign"];
            404: components["responses"]["404.NotFound"];
            409: components["responses"]["409.DocumentNotAvailableForSigning"];
            422: components["responses"]["422.IdempotencyKeyReused.InvalidConfirmationTokenException.ValidationFailed"];
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
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["cursor"];
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["VerificationStatus"];
                queue?: "waiting" | "all";
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
                country?: components["schemas"]["Country"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
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
            422: components["responses"]["422.IdempotencyKeyReused.ValidationFailed"];
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
    peopleFigures: {
        parameters: {
            query?: {
                period?: "days" | "weeks" | "months";
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
            500: components["responses"]["500.ServerErrorException"];
            503: components["responses"]["503.ServiceUnavailable"];
        };
    };
}
