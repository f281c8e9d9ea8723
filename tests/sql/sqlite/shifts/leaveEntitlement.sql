select id from leave_entitlement where plant_id = ? order by year desc, id desc limit ?
and id in (?, …) -- id
select year as key0, count(*) from leave_entitlement where plant_id = ? group by 1 limit ? -- group_year
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_year_id_ix (plant_id=?)

select count(*) from leave_entitlement where plant_id = ?
select worker_id as key0, count(*) from leave_entitlement where plant_id = ? group by 1 limit ? -- group_worker_id
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_worker_year_id_ix (plant_id=?)

order by {} asc, id asc -- {}: year, quantity, last_moved_at
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_{}_id_ix (plant_id=?)

order by id asc
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_uq (plant_id=?)

order by account_no asc, id asc
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__account_no_uq (plant_id=?)

and id = ?
--   SEARCH leave_entitlement USING INTEGER PRIMARY KEY (rowid=?)

and account_no = ?
--   SEARCH leave_entitlement USING INDEX leave_entitlement__account_no_uq (plant_id=? AND account_no=?)

and {} is null -- {}: account_no, worker_id
and {} like ? escape '\' -- {}: account_no
and {} = ? -- {}: vac_type
and {} in (?, …) -- {}: vac_type
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (account_no like ? escape '\' and (account_no like ? escape '\' or squeezed(account_no) like ? escape '\')) -- keyword
--   SEARCH leave_entitlement USING INDEX leave_entitlement__plant_year_id_ix (plant_id=?)

and account_no in (?, …)
--   SEARCH leave_entitlement USING INDEX leave_entitlement__account_no_uq (plant_id=? AND account_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and worker_id = ?
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_worker_year_id_ix (plant_id=? AND worker_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, year as at0, id as at1
    from leave_entitlement
    where (plant_id = ? and worker_id = ?)
    order by year desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_worker_year_id_ix (plant_id=? AND worker_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_worker_year_id_ix (plant_id=? AND worker_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and year = ?
and year in (?, …)
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_year_id_ix (plant_id=? AND year=?)

and (year >= ? and year <= ?)
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_year_id_ix (plant_id=? AND year>? AND year<?)

and (last_moved_at >= ? and last_moved_at <= ?)
--   SEARCH leave_entitlement USING INDEX leave_entitlement__plant_last_moved_at_id_ix (plant_id=? AND last_moved_at>? AND last_moved_at<?)
--   USE TEMP B-TREE FOR ORDER BY

select row_groups(10000, 1, 0, vac_type) from leave_entitlement where plant_id = ? -- group_vac_type
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__worker_id_year_vac_type_uq (plant_id=?)

select row_groups(10000, 1, 1, (last_moved_at + 62167420800000) / 86400000 - 719530) from leave_entitlement where plant_id = ?
-- group_last_moved_at
--   SEARCH leave_entitlement USING COVERING INDEX leave_entitlement__plant_last_moved_at_id_ix (plant_id=?)

select max(id) from leave_entitlement -- group_created_at, group_updated_at, group_measures
--   SEARCH leave_entitlement

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from leave_entitlement indexed by leave_entitlement__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from leave_entitlement indexed by leave_entitlement__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, worker_id, quantity) from leave_entitlement indexed by leave_entitlement__plant_uq where plant_id = ?
-- group_measures
--   SEARCH leave_entitlement USING INDEX leave_entitlement__plant_uq (plant_id=?)
