select id from app_version order by build desc, id desc limit ?
select count(*) from app_version
--   SCAN app_version USING COVERING INDEX app_version__build_id_ix

order by build asc, id asc
--   SCAN app_version USING COVERING INDEX app_version__build_id_ix

order by id asc
--   SCAN app_version

and id = ?
--   SEARCH app_version USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH app_version USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and platform = ?
--   SEARCH app_version USING COVERING INDEX app_version__platform_build_uq (platform=?)

and platform in (?, …)
--   SEARCH app_version USING COVERING INDEX app_version__platform_build_uq (platform=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: version, released
and {} is null -- {}: version
and {} in (?, …) -- {}: version
and {} like ? escape '\' -- {}: version
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and version like ? escape '\' -- keyword
--   SCAN app_version USING INDEX app_version__build_id_ix
