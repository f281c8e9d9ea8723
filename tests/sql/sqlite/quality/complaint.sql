select id from complaint where plant_id = ? order by claim_date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: claim_no, customer_id, claim_cat_id, paper_roll_no
and {} in (?, …) -- {}: claim_no, paper_roll_no
and {} = ? -- {}: paper_roll_no
select row_groups(10000, 1, 0, substr(claim_date, 1, 7), quantity) from complaint where plant_id = ? -- group_measures
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)

select count(*) from complaint where plant_id = ?
order by id asc -- id
--   SEARCH complaint USING COVERING INDEX complaint__plant_uq (plant_id=?)

order by claim_date asc, id asc
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)

order by claim_no asc, id asc
--   SEARCH complaint USING COVERING INDEX complaint__claim_no_uq (plant_id=?)

order by answer_due asc, id asc
--   SEARCH complaint USING COVERING INDEX complaint__plant_answer_due_id_ix (plant_id=?)

select merged.id as id
from (
  select 4 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          qa_state in (?, …)
            and #2(
              (qa_state in (?, …) and answer_due < ?)
                or 20775 - #3(
                  #4(
                    1461 * #5(cast(substr(claim_date, 1, 4) as integer) + 4800 + #6((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
                  ) / 4 + #7(367 * #8(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #6)) / 12 - #9(3 * #10(#11(cast(substr(claim_date, 1, 4) as integer) + 4900 + #6) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
                ) > coalesce#12(#13(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
                or #14(claimed_amount >= coalesce#15(#13, 10000) * 100 or comp_amount >= coalesce#15 * 100)
                or (qa_id is null and created_at < ?)
            )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 3 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and (
          #16(
            qa_state in (?, …)
              and #17(
                #18(
                  qa_state in (?, …)
                    and #19(20775 - #3) * 10 >= #20(
                      #21(
                        #22(
                          1461 * #23(
                            cast(substr(answer_due, 1, 4) as integer) + 4800 + #24((cast(substr(answer_due, 6, 2) as integer) - 14) / 12)
                          )
                        ) / 4 + #25(367 * #26(cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #24)) / 12 - #27(3 * #28(#29(cast(substr(answer_due, 1, 4) as integer) + 4900 + #24) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
                      ) - #3
                    ) * 7
                )
                  or prod_state = ?
              )
          )
            and #30(#1) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and qa_state in (?, …)) order by id asc limit ?) as part2
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (plant_id = ? and (#30 is not true and (#16) is not true and (qa_state in (?, …)) is not true))
    order by id asc
    limit ?
  ) as part3
) as merged
order by merged.rank asc, at0 asc
limit ?
-- traffic_status
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           SCALAR SUBQUERY 1
--             SEARCH config USING INDEX config__config_key_uq (config_key=?)
--           …
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part2
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--         SCAN part2
--       UNION ALL
--         CO-ROUTINE part3
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           SCALAR SUBQUERY 13
--             SEARCH config USING INDEX config__config_key_uq (config_key=?)
--           …
--         SCAN part3
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          #2(
            qa_state not in ('REJECTED', 'VOIDED') and case
              when claim_cause_id is null then exists #3(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
                  and again.claim_date >= #4(cast#5(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
                  and again.claim_date <= #6(cast#7(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
                  and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              or exists #8(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              else exists #9(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              or exists #10(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              ) end
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_recurring
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           CORRELATED SCALAR SUBQUERY 1
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 2
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 3
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cause_customer_claim_date_qa_state_id_i (plant_id=? AND claim_cause_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 4
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ (plant_id=? AND claim_cause_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           CORRELATED SCALAR SUBQUERY 7
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 8
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 9
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cause_customer_claim_date_qa_state_id_i (plant_id=? AND claim_cause_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--           CORRELATED SCALAR SUBQUERY 10
--             SEARCH again USING COVERING INDEX complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ (plant_id=? AND claim_cause_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          #2(
            qa_state in (?, …)
              and id not in #3(
                select complaint_action.complaint_id
                from complaint_action
                where #4(
                  complaint_action.plant_id = ? and complaint_action.state in (?, …)
                    and #5(complaint_action.state = ? or #6(complaint_action.state = ? and complaint_action.check_after_days is not null))
                )
              )
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_settled
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           LIST SUBQUERY 1
--             SEARCH complaint_action USING INDEX complaint_action__plant_state_due_date_id_ix (plant_id=? AND state=?)
--             CREATE BLOOM FILTER
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--           LIST SUBQUERY 4
--             SEARCH complaint_action USING INDEX complaint_action__plant_state_due_date_id_ix (plant_id=? AND state=?)
--             CREATE BLOOM FILTER
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH complaint USING INTEGER PRIMARY KEY (rowid=?)

and claim_no = ?
--   SEARCH complaint USING INDEX complaint__claim_no_uq (plant_id=? AND claim_no=?)

select count(*) from (select rowid as id from complaint__text where complaint__text match ? limit ?) as found
-- claim_no, long_code, decor_name, prod_no, so_no, paper_roll_no, covered
--   CO-ROUTINE found
--     SCAN complaint__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from complaint__text where complaint__text match ? union all select id from complaint__text_late)
  )
-- {}: claim_no, long_code, paper_roll_no
and (
  (claim_no like ? escape '\' and (claim_no like ? escape '\' or squeezed(claim_no) like ? escape '\'))
    or (paper_roll_no like ? escape '\' and (paper_roll_no like ? escape '\' or squeezed(paper_roll_no) like ? escape '\'))
    or (long_code like ? escape '\' and (long_code like ? escape '\' or squeezed(long_code) like ? escape '\'))
)
  and id in (
    select distinct id
    from (select rowid as id from complaint__text where complaint__text match ? union all select id from complaint__text_late)
  )
-- covered
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN complaint__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN complaint__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and claim_date = ?
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=? AND claim_date=?)

and (claim_date >= ? and claim_date <= ?)
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=? AND claim_date>? AND claim_date<?)

and {} = ?
-- {}: customer_id, claim_cat_id, long_code, equipment_id, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_cause_id, claim_measure_id, qa_state, qa_claim_status_id, prod_claim_status_id
and {} is null
-- {}: long_code, equipment_id, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_cause_id, claim_measure_id, qa_claim_status_id, prod_claim_status_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_{}_claim_date_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1 from complaint where (plant_id = ? and {} = ?) order by claim_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: customer_id, claim_cat_id, long_code, equipment_id, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_cause_id, claim_measure_id, qa_state, qa_claim_status_id, prod_claim_status_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING COVERING INDEX complaint__plant_{}_claim_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint USING COVERING INDEX complaint__plant_{}_claim_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: decor_name, prod_no, so_no, prod_date, answer_due, has_prod, prod_state
and {} is null -- {}: decor_name, prod_no, so_no
and {} in (?, …) -- {}: decor_name, prod_no, so_no, prod_state
and ({} >= ? and {} <= ?) -- {}: prod_date, created_at, updated_at
--   SEARCH complaint USING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from complaint__text where complaint__text match ? union all select id from complaint__text_late)
  )
-- {}: decor_name, prod_no, so_no
--   SEARCH complaint USING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN complaint__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN complaint__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and (answer_due >= ? and answer_due <= ?)
--   SEARCH complaint USING INDEX complaint__plant_answer_due_id_ix (plant_id=? AND answer_due>? AND answer_due<?)
--   USE TEMP B-TREE FOR ORDER BY

and (
  qa_state in (?, …)
    and (
      (qa_state in (?, …) and answer_due < ?)
        or 20775 - (
          (
            1461 * (cast(substr(claim_date, 1, 4) as integer) + 4800 + #1((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
          ) / 4 + (367 * (cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(claim_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
        ) > coalesce(#2(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
        or (claimed_amount >= coalesce#3(#2, 10000) * 100 or comp_amount >= coalesce#3 * 100) or (qa_id is null and created_at < ?)
    )
)
-- traffic_status
and (
  #1(
    qa_state in (?, …)
      and #2(
        (qa_state in (?, …) and answer_due < ?)
          or 20775 - #3(
            #4(
              1461 * #5(cast(substr(claim_date, 1, 4) as integer) + 4800 + #6((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
            ) / 4 + #7(367 * #8(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #6)) / 12 - #9(3 * #10(#11(cast(substr(claim_date, 1, 4) as integer) + 4900 + #6) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
          ) > coalesce#12(#13(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
          or #14(claimed_amount >= coalesce#15(#13, 10000) * 100 or comp_amount >= coalesce#15 * 100) or (qa_id is null and created_at < ?)
      )
  )
    or (
      (
        qa_state in (?, …)
          and (
            (
              qa_state in (?, …)
                and (20775 - #3) * 10 >= (
                  (
                    (
                      1461 * (cast(substr(answer_due, 1, 4) as integer) + 4800 + #16((cast(substr(answer_due, 6, 2) as integer) - 14) / 12))
                    ) / 4 + (367 * (cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #16)) / 12 - (3 * ((cast(substr(answer_due, 1, 4) as integer) + 4900 + #16) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
                  ) - #3
                ) * 7
            )
              or prod_state = ?
          )
      )
        and (#1) is not true
    )
)
-- traffic_status
--   SEARCH complaint USING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   SCALAR SUBQUERY 1
--     SEARCH config USING INDEX config__config_key_uq (config_key=?)
--   …

and (
  (
    qa_state not in ('REJECTED', 'VOIDED') and case
      when claim_cause_id is null then exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
          and again.claim_date >= #1(cast#2(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
          and again.claim_date <= #3(cast#4(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
          and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      else exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
          and again.claim_date >= #1 and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      ) end
  )
)
-- is_recurring
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cause_customer_claim_date_qa_state_id_i (plant_id=? AND claim_cause_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ (plant_id=? AND claim_cause_id=? AND long_code=? AND claim_date>? AND claim_date<?)

and (
  (
    qa_state in (?, …)
      and id not in (
        select complaint_action.complaint_id
        from complaint_action
        where (
          complaint_action.plant_id = ? and complaint_action.state in (?, …)
            and (complaint_action.state = ? or (complaint_action.state = ? and complaint_action.check_after_days is not null))
        )
      )
  )
)
-- is_settled
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH complaint_action USING INDEX complaint_action__plant_state_due_date_id_ix (plant_id=? AND state=?)
--     CREATE BLOOM FILTER

select count(*)
from (
  select rowid as id
  from complaint__text
  where complaint__text match ?
  union all
  select id as id
  from complaint
  where (
    plant_id = ?
      and customer_id in (
        select distinct id
        from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
      )
  )
  limit ?
) as found
-- keyword
--   CO-ROUTINE found
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SCAN complaint__text VIRTUAL TABLE INDEX 0:M1
--       UNION ALL
--         SEARCH complaint USING COVERING INDEX complaint__plant_customer_claim_date_id_ix (plant_id=? AND customer_id=?)
--         LIST SUBQUERY 4
--           CO-ROUTINE (subquery-3)
--             COMPOUND QUERY
--               LEFT-MOST SUBQUERY
--                 SCAN customer__text VIRTUAL TABLE INDEX 0:M1
--               UNION ALL
--                 SCAN customer__text_late
--           SCAN (subquery-3)
--           USE TEMP B-TREE FOR DISTINCT
--   SCAN found

and (
  (claim_no like ? escape '\' and (claim_no like ? escape '\' or squeezed(claim_no) like ? escape '\'))
    or (long_code like ? escape '\' and (long_code like ? escape '\' or squeezed(long_code) like ? escape '\'))
    or (decor_name like ? escape '\' and (decor_name like ? escape '\' or squeezed(decor_name) like ? escape '\'))
    or (prod_no like ? escape '\' and (prod_no like ? escape '\' or squeezed(prod_no) like ? escape '\'))
    or (so_no like ? escape '\' and (so_no like ? escape '\' or squeezed(so_no) like ? escape '\'))
    or (paper_roll_no like ? escape '\' and (paper_roll_no like ? escape '\' or squeezed(paper_roll_no) like ? escape '\'))
    or (
      select (customer.name like ? escape '\' and (customer.name like ? escape '\' or squeezed(customer.name) like ? escape '\'))
      from customer
      where customer.id = customer_id
    )
)
  and id in (
    select distinct id
    from (
      select distinct id
      from (select rowid as id from complaint__text where complaint__text match ? union all select id from complaint__text_late)
      union all
      select id as id
      from complaint
      where (
        plant_id = ?
          and customer_id in (
            select distinct id
            from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
          )
      )
    ) as found
  )
-- keyword
--   SEARCH complaint USING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   LIST SUBQUERY 9
--     CO-ROUTINE found
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           CO-ROUTINE (subquery-3)
--             COMPOUND QUERY
--               LEFT-MOST SUBQUERY
--                 SCAN complaint__text VIRTUAL TABLE INDEX 0:M1
--               UNION ALL
--                 SCAN complaint__text_late
--           SCAN (subquery-3)
--           USE TEMP B-TREE FOR DISTINCT
--         UNION ALL
--           SEARCH complaint USING COVERING INDEX complaint__plant_customer_claim_date_id_ix (plant_id=? AND customer_id=?)
--           LIST SUBQUERY 7
--             CO-ROUTINE (subquery-6)
--               COMPOUND QUERY
--                 LEFT-MOST SUBQUERY
--                   SCAN customer__text VIRTUAL TABLE INDEX 0:M1
--                 UNION ALL
--                   SCAN customer__text_late
--             SCAN (subquery-6)
--             USE TEMP B-TREE FOR DISTINCT
--     SCAN found
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH customer USING INTEGER PRIMARY KEY (rowid=?)

select row_groups(10000, 1, 0, substr(claim_date, 1, 7)) from complaint where plant_id = ? -- group_claim_date
select row_groups(10000, 1, 0, customer_id) from complaint where plant_id = ? -- group_customer_id
select row_groups(10000, 1, 0, claim_cat_id) from complaint where plant_id = ? -- group_claim_cat_id
select row_groups(10000, 1, 0, qa_state) from complaint where plant_id = ? -- group_qa_state
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(prod_date, 1, 7)) from complaint where plant_id = ? -- group_prod_date
select row_groups(10000, 1, 0, equipment_id) from complaint where plant_id = ? -- group_equipment_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_equipment_prod_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, shift_id) from complaint where plant_id = ? -- group_shift_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_shift_claim_date_id_ix (plant_id=?)

select shift_master_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_shift_master_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_shift_master_claim_date_id_ix (plant_id=?)

select worker_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_worker_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_worker_claim_date_id_ix (plant_id=?)

select sales_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_sales_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_sales_claim_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, qa_id) from complaint where plant_id = ? -- group_qa_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_qa_claim_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(answer_due, 1, 7)) from complaint where plant_id = ? -- group_answer_due
--   SEARCH complaint USING COVERING INDEX complaint__plant_answer_due_id_ix (plant_id=?)

select max(id) from complaint
-- group_has_prod, group_prod_state, group_traffic_status, group_is_recurring, group_is_settled, group_created_at, group_updated_at
--   SEARCH complaint

select row_groups(10000, 1, 0, has_prod) from complaint indexed by complaint__plant_uq where plant_id = ? -- group_has_prod
select row_groups(10000, 1, 0, prod_state) from complaint indexed by complaint__plant_uq where plant_id = ? -- group_prod_state
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from complaint indexed by complaint__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from complaint indexed by complaint__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)

select row_groups(10000, 1, 0, claim_cause_id) from complaint where plant_id = ? -- group_claim_cause_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_cause_customer_claim_date_qa_state_id_i (plant_id=?)

select claim_measure_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_claim_measure_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_measure_claim_date_id_ix (plant_id=?)

select qa_claim_status_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_qa_claim_status_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_qa_claim_status_claim_date_id_ix (plant_id=?)

select prod_claim_status_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_prod_claim_status_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_prod_claim_status_claim_date_id_ix (plant_id=?)

select row_groups(
  10000, 1, 0, case
    when (
      qa_state in (?, …)
        and (
          (qa_state in (?, …) and answer_due < ?)
            or 20775 - #1(
              #2(
                1461 * #3(cast(substr(claim_date, 1, 4) as integer) + 4800 + #4((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
              ) / 4 + #5(367 * #6(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #4)) / 12 - #7(3 * #8(#9(cast(substr(claim_date, 1, 4) as integer) + 4900 + #4) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
            ) > coalesce(#10(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
            or (claimed_amount >= coalesce#11(#10, 10000) * 100 or comp_amount >= coalesce#11 * 100) or (qa_id is null and created_at < ?)
        )
    ) then ?
    when (
      qa_state in (?, …)
        and (
          (
            qa_state in (?, …)
              and (20775 - #1) * 10 >= (
                (
                  (
                    1461 * (cast(substr(answer_due, 1, 4) as integer) + 4800 + #12((cast(substr(answer_due, 6, 2) as integer) - 14) / 12))
                  ) / 4 + (367 * (cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #12)) / 12 - (3 * ((cast(substr(answer_due, 1, 4) as integer) + 4900 + #12) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
                ) - #1
              ) * 7
          )
            or prod_state = ?
        )
    ) then ?
    when qa_state in (?, …) then ? else ? end
)
from complaint indexed by complaint__plant_uq
where plant_id = ?
-- group_traffic_status
--   SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--   SCALAR SUBQUERY 1
--     SEARCH config USING INDEX config__config_key_uq (config_key=?)
--   …

select row_groups(
  10000, 1, 0, case
    when (
      qa_state not in ('REJECTED', 'VOIDED') and case
        when claim_cause_id is null then exists (
          select 1
          from complaint again
          where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
            and again.claim_date >= #1(cast#2(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
            and again.claim_date <= #3(cast#4(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
            and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
        )
        or exists (
          select 1
          from complaint again
          where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code and again.claim_date >= #1
            and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
        )
        else exists (
          select 1
          from complaint again
          where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
            and again.claim_date >= #1 and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
        )
        or exists (
          select 1
          from complaint again
          where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code
            and again.claim_date >= #1 and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
        ) end
    ) then 1
    else 0 end
)
from complaint indexed by complaint__plant_uq
where plant_id = ?
-- group_is_recurring
--   SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND long_code=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cause_customer_claim_date_qa_state_id_i (plant_id=? AND claim_cause_id=? AND customer_id=? AND claim_date>? AND claim_date<?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH again USING COVERING INDEX complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ (plant_id=? AND claim_cause_id=? AND long_code=? AND claim_date>? AND claim_date<?)

select row_groups(
  10000, 1, 0, case
    when (
      qa_state in (?, …)
        and id not in (
          select complaint_action.complaint_id
          from complaint_action
          where (
            complaint_action.plant_id = ? and complaint_action.state in (?, …)
              and (complaint_action.state = ? or (complaint_action.state = ? and complaint_action.check_after_days is not null))
          )
        )
    ) then 1
    else 0 end
)
from complaint indexed by complaint__plant_uq
where plant_id = ?
-- group_is_settled
--   SEARCH complaint USING INDEX complaint__plant_uq (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH complaint_action USING INDEX complaint_action__plant_state_due_date_id_ix (plant_id=? AND state=?)
--     CREATE BLOOM FILTER
