-- Functions and triggers get the names that the program has for what they do. Their texts, which name each other, stand in ../functions.
alter function standing_of(organizations) rename to organization_state;
alter function mail_standing(uuid) rename to mail_groups;
alter function refresh_standing(uuid, uuid[]) rename to refresh_user_access;
alter function refresh_standing_of_members() rename to refresh_user_access_of_members;
alter function refresh_standing_of_restricted() rename to refresh_user_access_of_restricted;
alter function refresh_standing_of_group() rename to refresh_user_access_of_group;
alter function refresh_standing_of_role() rename to refresh_user_access_of_role;
alter trigger refresh_standing_in on group_members rename to refresh_user_access_in;
alter trigger refresh_standing_out on group_members rename to refresh_user_access_out;
alter trigger refresh_standing_restricted on access_restriction_rules rename to refresh_user_access_restricted;
alter trigger refresh_standing_lifted on access_restriction_rules rename to refresh_user_access_lifted;
alter trigger refresh_standing on user_groups rename to refresh_user_access;
alter trigger refresh_standing on roles rename to refresh_user_access;
