select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.paper_roll_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.prod_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(#3(complaint.plant_id = ? and complaint.so_no in (?, …)) and complaint.qa_state = ?)
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0) DESC, part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using complaint__plant_qa_state_claim_date_id_ix on complaint
--                                   Index Cond: ((plant_id = ?) AND (qa_state = ?))
--                 …
